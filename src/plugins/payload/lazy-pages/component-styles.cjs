// The browser loads styles once, before any page is compiled: what a page would add to them later would not be seen.
/** @type {NodeJS.Require & {context: (folder: string, recursive: boolean, files: RegExp) => unknown}} */
(require).context('../../../components', true, /\.module\.css$/);
require('../../../css/operations.css');
