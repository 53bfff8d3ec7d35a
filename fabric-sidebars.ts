import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the Fabric guide, in the order of a first visit: account, cluster, application, running it. */
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
