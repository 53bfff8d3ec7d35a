import type {Inline} from '../../../lib/inline-text';
import type {Changes} from '../release';
import {isAvailable} from '../../availability';
import {knownKeys} from '../../availability/node';
import {anchorOf} from '../../../page-model/entry-anchors';

/** The page of a docs version that explains the settings. */
export interface SettingsPage {
  version: string;
  path: string;
}

/**
 * Links the names of settings in changes, such as `http.port`, to the page of the newest version that has the setting.
 *
 * @param pages newest first
 */
export function linkSettings(changes: Changes, pages: readonly SettingsPage[]): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([group, all]) => [
      group,
      all.map((change) => change.map((part) => linked(part, pages))),
    ]),
  );
}

/** Text inside of a link stays as it is. */
function linked(inline: Inline, pages: readonly SettingsPage[]): Inline {
  if (typeof inline === 'string' || 'link' in inline) return inline;
  if ('strong' in inline) return {strong: inline.strong.map((part) => linked(part, pages))};
  if ('emphasis' in inline) return {emphasis: inline.emphasis.map((part) => linked(part, pages))};
  const page = pageOf(inline.code, pages);
  return page ? {link: `${page.path}#${anchorOf(inline.code, {id: '', code: ''}, 'Key')}`, text: [inline]} : inline;
}

/** Undefined for a word without a dot, which can mean other things. */
function pageOf(key: string, pages: readonly SettingsPage[]): SettingsPage | undefined {
  const lifetime = key.includes('.') && Object.hasOwn(knownKeys(), key) ? knownKeys()[key] : undefined;
  return lifetime && pages.find(({version}) => isAvailable(lifetime, version));
}
