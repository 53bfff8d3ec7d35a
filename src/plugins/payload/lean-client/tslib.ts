/**
 * The one helper of TypeScript that modules for the browser call. One of them, in @docusaurus/utils-common, asks for tslib in
 * the older format, and the bundler cannot tell which of its helpers are meant: 3.5 kB for one line.
 */
export {__importDefault} from 'tslib/tslib.es6.mjs';
