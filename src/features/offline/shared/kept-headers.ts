/** Headers for a copy of a response whose body was read, and so is no longer compressed. */
export function keptHeaders({headers}: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return kept;
}
