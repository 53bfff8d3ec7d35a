/** Address of a prefilled issue that reports a query without results. */
export function missingResultUrl(newIssueUrl: string, query: string, scope: string, page: string): string {
  const shown = query.slice(0, 200);
  const url = new URL(newIssueUrl);
  url.searchParams.set('title', `Search: no results for "${shown}"`);
  url.searchParams.set(
    'body',
    `The query \`${shown.replaceAll('`', "'")}\` found nothing in ${scope}.\n\nSearched from: ${page}\n\nWhat I hoped to find: `,
  );
  return url.href;
}
