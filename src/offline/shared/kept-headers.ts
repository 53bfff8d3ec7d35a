/** Headers for a copy of a response whose body was read: what is kept is not compressed. */
export function keptHeaders({headers}: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return kept;
}
