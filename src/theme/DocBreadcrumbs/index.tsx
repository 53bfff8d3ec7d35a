// Wraps the breadcrumbs of theme-classic 3.10.2: hidden on the first page of an area, which has no parent, but still
// there for search engines. A CSS rule on <html>'s page class would shift the page: hydration sets that class late.
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

export default function Breadcrumbs() {
  const {activeDoc} = useActiveDocContext(useActivePlugin()?.pluginId);
  if (activeDoc?.id !== 'index') return <DocBreadcrumbs />;
  return (
    <div hidden>
      <DocBreadcrumbs />
    </div>
  );
}
