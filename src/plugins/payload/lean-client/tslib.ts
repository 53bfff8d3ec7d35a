/**
 * The only TypeScript helper that modules for the browser call. One of them, in @docusaurus/utils-common, gets tslib
 * with `require`, so that the bundler cannot tell which helpers it needs and includes all: 3.5 kB for one line.
 */
export {__importDefault} from 'tslib/tslib.es6.mjs';
