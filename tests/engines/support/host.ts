import {portOf} from '../../browser/support/builds';

const port = portOf(40);

/** Serves the published build, with a script in each page that keeps its errors. */
export const host = {
  url: `http://localhost:${port}`,
  command: `node tests/engines/support/serve.mjs build ${port}`,
};
