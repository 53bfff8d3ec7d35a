/**
 * Marks where a line may break in the code of a text: after the separators of a name, and between the words of one in
 * camel case.
 *
 * @param html such as `<code>http.certificateVerification</code>`
 * @returns the same text, with `<wbr>` in its code
 */
export function breakable(html: string): string {
  return html.replaceAll(/(?<=<code>)[^<]+/g, (name) =>
    name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[\w\])][._/])(?=\w)/g, '<wbr>'),
  );
}
