import type {PluginOptions} from '@docusaurus/plugin-content-docs';

type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];
type SidebarItem = Awaited<ReturnType<SidebarItemsGenerator>>[number];
type Docs = Parameters<SidebarItemsGenerator>[0]['docs'];

/**
 * The default sidebar of a folder with two changes: the folder's own index is left out, because the group that holds the
 * folder opens it; and a group says what its index page says of itself, for the cards of generated index pages.
 */
export const folderSidebarItems: SidebarItemsGenerator = async (args) => {
  const items = await args.defaultSidebarItemsGenerator(args);
  return items
    .filter((item) => !(item.type === 'doc' && item.id === `${args.item.dirName}/index`))
    .map((item) => describe(item, args.docs));
};

function describe(item: SidebarItem, docs: Docs): SidebarItem {
  if (item.type !== 'category' || item.link?.type !== 'doc') return item;
  const {id} = item.link;
  const description = docs.find((doc) => doc.id === id)?.frontMatter.description;
  return typeof description === 'string' ? {...item, description} : item;
}
