import {issueAddress} from '../../../lib/repository-links';

/** Address of a prefilled issue that reports a query without results. */
export function missingResultUrl(template: string, query: string, scope: string, page: string): string {
  const shown = query.slice(0, 200);
  return issueAddress(
    template,
    `Search: no results for "${shown}"`,
    `The query \`${shown.replaceAll('`', "'")}\` found nothing in ${scope}.\n\nSearched from: ${page}\n\nWhat I hoped to find: `,
  );
}
