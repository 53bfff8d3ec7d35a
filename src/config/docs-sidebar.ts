import type {PluginOptions} from '@docusaurus/plugin-content-docs';

/** The default sidebar of a folder, without the folder's own index: the group that holds the folder opens it. */
export const folderSidebarItems: PluginOptions['sidebarItemsGenerator'] = async (args) => {
  const items = await args.defaultSidebarItemsGenerator(args);
  return items.filter((item) => !(item.type === 'doc' && item.id === `${args.item.dirName}/index`));
};
