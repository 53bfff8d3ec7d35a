import {sectionNames} from '../data/section-names';
import type {SearchOptions} from '../search/indexing';
import {site} from './site';

export const search = {
  sections: {'release-notes': sectionNames['release-notes'], fabric: sectionNames.fabric},
  screens: {fabric: '', default: 'administration/harper-studio/'},
  algolia: site.algolia,
  newIssueUrl: `${site.repositoryUrl}/issues/new`,
  isDevelopment: site.isDevelopment,
} satisfies SearchOptions;
