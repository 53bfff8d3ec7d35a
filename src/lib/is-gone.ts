/**
 * Returns true if the server says that a file does not exist; false when there is no answer, since that may be the
 * network.
 */
export async function isGone(address: string): Promise<boolean> {
  return fetch(address, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status === 404,
    () => false,
  );
}
