/**
 * The mark of this site: a harp whose frame is one process. It is the same drawing as src/brand/mark.svg, inlined so
 * that the first paint shows it.
 */
export default function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0b6b62" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12.3 8.5v11.7M17.3 11.2v5.5" stroke="#8fe3d9" strokeWidth="2.4" />
        <path d="M7.3 6.3v19.7c7.6-1.5 14.2-6.3 17.4-14.4-7.5.9-10.8-5.3-17.4-5.3z" stroke="#fff" strokeWidth="3" />
      </g>
    </svg>
  );
}
