import type {EditUrlFunction} from '@docusaurus/plugin-content-docs';
import {site} from './site';

/** Address at which a reader can edit the source file of a page: the file of the page's own version. */
export const editUrl: EditUrlFunction = ({versionDocsDirPath, docPath}) =>
  `${site.repositoryUrl}/edit/${site.repositoryBranch}/${versionDocsDirPath}/${docPath}`;
