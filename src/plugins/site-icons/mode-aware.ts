/**
 * Lets an SVG follow the color mode of the system it is shown in.
 *
 * @param colors what each color of the picture becomes in the dark: `{'#0b6b62': '#5fd4c7'}`
 * @throws Error naming the color that the picture has and `colors` has not
 */
export function followColorMode(svg: string, colors: Record<string, string>): string {
  const used = new Set([...svg.matchAll(/(fill|stroke)="(#[\da-f]+)"/gi)].map(([attribute]) => attribute));
  const rules = [...used].map((attribute) => {
    const [property = '', color = ''] = attribute.replaceAll('"', '').split('=');
    const dark = colors[color];
    if (!dark) throw new Error(`The mark has the color ${color}, and nothing says what it becomes in the dark.`);
    return `[${property}="${color}"]{${property}:${dark}}`;
  });
  return svg.replace(/<svg[^>]*>/, `$&<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`);
}
