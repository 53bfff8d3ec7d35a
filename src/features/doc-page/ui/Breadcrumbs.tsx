import {
  useActiveDocContext,
  useActivePlugin,
  useBreadcrumbsStructuredData,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sectionNames} from '@site/src/lib/section-names';
import {clsx} from 'clsx';

/**
 * The way to the page, from the first page of its area. On that page, which has nothing above it, they are hidden, but
 * there for search engines. A CSS rule on <html>'s page class would shift the page: hydration sets that class late.
 */
export default function Breadcrumbs() {
  const area = useActivePlugin()?.pluginId ?? 'default';
  const {activeVersion, activeDoc} = useActiveDocContext(area);
  const groups = useSidebarBreadcrumbs();
  if (!groups) return null;
  return (
    <>
      <StructuredData breadcrumbs={groups} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs" hidden={activeDoc?.id === 'index'}>
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={activeVersion?.path ?? '/docs'}>
              {sectionNames[area as keyof typeof sectionNames]}
            </Link>
          </li>
          {groups.map(({href, label}, position) => {
            const isLast = position === groups.length - 1;
            return (
              // Two groups may have the same name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={position} className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
                {href && !isLast ? (
                  <Link className="breadcrumbs__link" to={href}>
                    <span>{label}</span>
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

function StructuredData({breadcrumbs}: Parameters<typeof useBreadcrumbsStructuredData>[0]) {
  const data = useBreadcrumbsStructuredData({breadcrumbs});
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
