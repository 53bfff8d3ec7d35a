import {escapeHtml} from '../../../../lib/escape-html';
import type {InlineText} from '../../../../lib/inline-text';
import {changeGroups, type Changes} from '../../release';

type Absolute = (path: string) => string;

/** The changes of a release as HTML for feed readers: headings and lists, every text escaped, every link absolute. */
export function changesHtml(changes: Changes, absolute: Absolute): string {
  return changeGroups
    .filter((group) => changes[group])
    .map((group) => {
      const items = changes[group]!.map((change) => `<li>${inlineHtml(change, absolute)}</li>`);
      return `<h2>${group}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
}

function inlineHtml(inlines: InlineText, absolute: Absolute): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return escapeHtml(inline);
      if ('code' in inline) return `<code>${escapeHtml(inline.code)}</code>`;
      if ('strong' in inline) return `<strong>${inlineHtml(inline.strong, absolute)}</strong>`;
      if ('emphasis' in inline) return `<em>${inlineHtml(inline.emphasis, absolute)}</em>`;
      return `<a href="${escapeHtml(absolute(inline.link))}">${inlineHtml(inline.text, absolute)}</a>`;
    })
    .join('');
}
