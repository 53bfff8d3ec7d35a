// The browser loads styles once, before any page is compiled: styles that a page adds later would have no effect.
/** @type {NodeJS.Require & {context: (folder: string, recursive: boolean, files: RegExp) => unknown}} */
(require).context('../../../components', true, /\.module\.css$/);
require('../../../css/operations.css');
