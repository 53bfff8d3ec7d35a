/**
 * The colors that drawings are made in, and the token that takes the place of each, so that a drawing follows the tokens
 * and the mode.
 *
 * @type {Record<string, string>}
 */
const palette = require('./palette.json');

/**
 * A drawing as part of the page: with variables for its colors, the fonts of the site, and ids of its own.
 *
 * @param {string} svg a drawing in the colors of the palette
 * @param {string} name prefix that keeps its ids apart from those of other drawings
 * @throws if a color is not in the palette
 */
function inlineDrawing(svg, name) {
  return svg
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>/g, '')
    .replace(/(?<=<svg\b[^>]*) (?:xmlns|role)="[^"]*"/g, '')
    .replace(/ font-family="([^"]*)"/g, (_, family) =>
      family.includes('monospace') ? ' font-family="var(--ifm-font-family-monospace)"' : '',
    )
    .replace(/"#([0-9a-f]{3}|[0-9a-f]{6})"/gi, (_, digits) => {
      const color = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
      const variable = palette[color];
      if (!variable) throw new Error(`${name}: ${color} isn't a color of src/features/drawings/node/palette.json`);
      return `"var(${variable})"`;
    })
    .replace(/(?<=\bid="|url\(#|href="#)/g, `${name}-`)
    .replace(/>\s*\n\s*</g, '><')
    .trim();
}

module.exports = {inlineDrawing, palette};
