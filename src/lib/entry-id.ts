/** The id of an entry when nothing says another one: that of its name, `http-port` for `http.port`. */
export function plainId(name: string): string {
  return name.toLowerCase().replaceAll('.', '-');
}
