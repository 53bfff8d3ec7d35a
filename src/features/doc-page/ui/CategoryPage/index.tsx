import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Card from '@site/src/components/Card';
import {PageHead} from '@site/src/features/markdown/ui';
import {FallbackNote, VersionBadge} from '@site/src/features/versions/ui';
import type {Props as PluginProps} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import Breadcrumbs from '../Breadcrumbs';

interface Props extends PluginProps {
  /** The text of the cards, by their link: only these pages load it, see src/features/versions/node/docs-plugin.ts. */
  cards: Record<string, string>;
}

/** A page that lists the pages of a group of the sidebar, as cards with the full title and description.
 * Otherwise as DocCategoryGeneratedIndexPage of theme-classic 3.10.2. */
export default function CategoryPage({categoryGeneratedIndex: page, cards}: Props) {
  const {label} = useDocsVersion();
  const {items} = useCurrentSidebarCategory();
  const {title, description, keywords, permalink, navigation} = page;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <PageHead permalink={permalink} headTitle={`${title} · Harper ${label}`} />
      <div className="category-page">
        <FallbackNote />
        <Breadcrumbs />
        <VersionBadge />
        <header>
          <Heading as="h1">{title}</Heading>
          {description && <p>{description}</p>}
        </header>
        <article className="margin-top--lg">
          {items.map((item) => (
            <PageCard key={findFirstSidebarItemLink(item)} item={item} descriptions={cards} />
          ))}
        </article>
        <footer className="margin-top--md">
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      </div>
    </>
  );
}

function PageCard({item, descriptions}: {item: PropSidebarItem; descriptions: Record<string, string>}) {
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || !href) return null;
  const description = descriptions[href];
  return (
    <Card>
      <h2>
        <Link to={href}>{item.label}</Link>
      </h2>
      {description && <p>{description}</p>}
    </Card>
  );
}
