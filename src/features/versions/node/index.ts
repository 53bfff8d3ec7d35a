export {default as linkFiles} from './link-version-files';
export {default as docsPlugin} from './docs-plugin';
export type {PageMetadata} from './page-metadata';
export type {ToolPage} from './tool-pages';
export {versionFiles} from './version-files';
export {counterpart, pageAt, pageIdOf, pathOfId, readVersionFolders, type VersionFolders} from './version-folders';
export {default as versionPermalinks} from './version-permalinks';
