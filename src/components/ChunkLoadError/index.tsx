interface Props {
  error: unknown;
}

/** The red box for page content that could not be loaded; Retry loads the page again. */
export default function ChunkLoadError({error}: Props) {
  return (
    <div className="page-load-error" role="alert">
      <p>{String(error)}</p>
      <button type="button" onClick={() => window.location.reload()}>
        Retry
      </button>
    </div>
  );
}
