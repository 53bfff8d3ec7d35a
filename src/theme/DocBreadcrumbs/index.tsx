// Wraps the breadcrumbs of theme-classic 3.10.2: nothing is above the first page of the docs. What search engines read of
// them stays. A rule for the page's class on <html> would move the page, since that class comes late while React hydrates.
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

export default function Breadcrumbs() {
  const {activeDoc} = useActiveDocContext('default');
  if (activeDoc?.id !== 'index') return <DocBreadcrumbs />;
  return (
    <div hidden>
      <DocBreadcrumbs />
    </div>
  );
}
