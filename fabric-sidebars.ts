import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** In the order of a first visit: account, organization, cluster, application, then running it. */
export default {
  fabric: [
    'index',
    'create-account',
    'create-organization',
    'organization-management',
    'cluster-creation-management',
    'managing-applications',
    'api-documentation',
    'database-management',
    'logging',
    'grafana-integration',
  ],
} satisfies SidebarsConfig;
