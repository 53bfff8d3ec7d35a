import type {SearchOptions} from '../plugins/search-index';
import {site} from './site';

export const search = {
  sections: {'release-notes': 'Release Notes', fabric: 'Fabric'},
  algolia: site.algolia,
  newIssueUrl: `${site.repositoryUrl}/issues/new`,
  isDevelopment: site.isDevelopment,
} satisfies SearchOptions;
