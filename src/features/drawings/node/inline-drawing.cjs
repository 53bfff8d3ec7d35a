/**
 * The CSS variable of each color of the light mode.
 *
 * @param {string} css text of src/css/tokens.css
 */
function readPalette(css) {
  const light = css.slice(0, css.indexOf('}'));
  /** @type {Record<string, string>} */
  const palette = {};
  for (const [, name = '', color = ''] of light.matchAll(/(--site-color-[\w-]+): (#[0-9a-f]{6});/g)) {
    palette[color] ??= name;
  }
  return palette;
}

/**
 * A drawing as part of the page: with variables for its colors, the fonts of the site, and ids of its own.
 *
 * @param {string} svg a drawing in the colors of the light mode
 * @param {string} name prefix that keeps its ids apart from those of other drawings
 * @param {Record<string, string>} palette variables by color
 * @throws if a color is not in the palette
 */
function inlineDrawing(svg, name, palette) {
  return svg
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>/g, '')
    .replace(/(?<=<svg\b[^>]*) (?:xmlns|role)="[^"]*"/g, '')
    .replace(/ font-family="([^"]*)"/g, (_, family) =>
      family.includes('monospace') ? ' font-family="var(--ifm-font-family-monospace)"' : '',
    )
    .replace(/"#([0-9a-f]{3}|[0-9a-f]{6})"/gi, (_, digits) => {
      const color = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
      const variable = palette[color];
      if (!variable) throw new Error(`${name}: ${color} is no color of the light mode in src/css/tokens.css`);
      return `"var(${variable})"`;
    })
    .replace(/(?<=\bid="|url\(#|href="#)/g, `${name}-`)
    .replace(/>\s*\n\s*</g, '><')
    .trim();
}

module.exports = {inlineDrawing, readPalette};
