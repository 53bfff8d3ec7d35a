import {readSiteSettings} from '../src/config/site';

/** Notes for the operator before a build is published: settings for which it took a default. */
export function buildNotes(env: Record<string, string | undefined>): string[] {
  const {url, repositoryUrl, editUrl, issueUrl} = readSiteSettings(env);
  const isGitHub = Boolean(env.GITHUB_REPOSITORY) || new URL(repositoryUrl).hostname === 'github.com';
  return [
    ...(env.SITE_URL ? [] : [`SITE_URL is not set: canonical links, feeds and the sitemap name ${url}.`]),
    ...(env.REPOSITORY_URL || env.GITHUB_REPOSITORY
      ? []
      : [
          `REPOSITORY_URL is not set: links to the repository, to edit a page and to report a mistake lead to ${repositoryUrl}.`,
        ]),
    ...(env.EDIT_URL || isGitHub
      ? []
      : [`EDIT_URL is not set: links to edit a page have the form of GitHub, ${editUrl}.`]),
    ...(env.ISSUE_URL || isGitHub
      ? []
      : [`ISSUE_URL is not set: links to report a mistake have the form of GitHub, ${issueUrl}.`]),
  ];
}
