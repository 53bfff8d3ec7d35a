import base from './playwright.config';
import {builds} from './tests/browser/support/builds';
const want = (process.env.PW_BUILDS ?? 'published').split(',');
export default {
  ...base,
  reporter: [['line']],
  projects: [{name: 'site', testIgnore: 'start.spec.ts'}],
  webServer: Object.entries(builds)
    .filter(([k]) => want.includes(k))
    .map(([, {command, url}]) => ({command, url: `${url}/docs`, reuseExistingServer: true, stdout: 'ignore' as const})),
};
