/**
 * Styles of components that few pages have, or that are shown on request, by the name of their style sheet: Docusaurus puts all styles of a site into
 * one file that every page loads. Their order does not matter, since each has rules only for its own classes.
 */
const OWN = {
  'styles-of-operations': /[\\/]src[\\/](?:features[\\/]api[\\/]ui[\\/]OperationIndex[\\/]|css[\\/]operations\.css)/,
  'styles-of-landing': /[\\/]src[\\/]features[\\/]landing[\\/]ui[\\/]/,
  'styles-of-releases':
    /[\\/]src[\\/]features[\\/](?:releases[\\/]ui[\\/](?:ReleaseList|SeriesReleases)|upgrade[\\/]ui[\\/](?:UpgradePlan|UpgradeView))[\\/]/,
  'styles-of-versions': /[\\/]src[\\/]features[\\/](?:availability|errors)[\\/]ui[\\/]/,
  'styles-of-search-page': /[\\/]src[\\/]features[\\/]search[\\/]ui[\\/]SearchPage[\\/]/,
  'styles-on-request':
    /[\\/]src[\\/](?:features[\\/]offline|features[\\/]search[\\/]ui[\\/](?:SearchModal|AskAi|results)|features[\\/](?:changes[\\/]ui|code[\\/]ui[\\/]SampleValues)|features[\\/]feedback[\\/]ui[\\/]Answer|components[\\/]Dialog)[\\/]/,
  'styles-of-hosted-search': /[\\/](?:src[\\/]features[\\/]search[\\/]hosted|@docsearch)[\\/]/,
};

/** Groups for the bundler's `splitChunks.cacheGroups`, with a higher priority than Docusaurus' group, which has 50. */
export const pageStyles = Object.fromEntries(
  Object.entries(OWN).map(([name, test]) => [
    name,
    {name, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true, priority: 60},
  ]),
);
