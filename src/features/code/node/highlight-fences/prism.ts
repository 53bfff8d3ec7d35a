import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

/** Languages that the Prism of prism-react-renderer lacks, for `additionalLanguages` of the theme. */
export const additionalLanguages = ['bash', 'diff', 'docker', 'http', 'ini', 'nginx', 'properties', 'toml'];

// The files of these languages add to a global Prism: https://docusaurus.io/docs/markdown-features/code-blocks
const load = createRequire(__filename);
Object.assign(globalThis, {Prism});
additionalLanguages.forEach((language) => load(`prismjs/components/prism-${language}`));
Reflect.deleteProperty(globalThis, 'Prism');

export {Prism};
