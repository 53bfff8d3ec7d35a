/**
 * The helpers of TypeScript that modules for the browser use, in place of all of them: modules in the older format take
 * the whole of tslib. A helper that is missing here fails the first page that is opened.
 */
export {__importDefault} from 'tslib/tslib.es6.mjs';
