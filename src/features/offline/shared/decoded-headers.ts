/** Headers for a copy of a response whose body was read, and so is no longer compressed. */
export function decodedHeaders({headers}: Response): Headers {
  const decoded = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) decoded.delete(name);
  return decoded;
}
