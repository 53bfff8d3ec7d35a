/** Whether the server says that it does not have a file; when it cannot be asked, the network may be at fault. */
export async function isGone(address: string): Promise<boolean> {
  return fetch(address, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status === 404,
    () => false,
  );
}
