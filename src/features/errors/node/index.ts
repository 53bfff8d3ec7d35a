import type {ToolPage} from '../../versions/node';
import {errorsOf, errorsPath} from './collect-errors';
import {errorsRoute} from './page';
import {errorSections, type SearchedErrors} from './search-sections';

/** The page with the errors of each version: `/docs/errors`, `/docs/4.6/errors`. */
export const errorPages: ToolPage = {
  label: 'Error messages',
  section: 'default',
  pathIn: errorsPath,
  route: (version, versions, {siteDir}, actions) => errorsRoute(version, versions, siteDir, actions),
};

/** The same pages for the search. */
export const searchedErrors: SearchedErrors = {
  pathIn: errorsPath,
  title: errorPages.label,
  description: 'Every error message and status of the documentation, with its cause and what to do.',
  sectionsOf: async (version, siteDir, page) => errorSections(await errorsOf(version, siteDir), page),
};
