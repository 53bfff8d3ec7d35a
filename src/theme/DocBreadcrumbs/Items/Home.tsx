// Replaces theme-classic 3.10.2: begins with the name of the area and leads to its first page, instead of a house that
// leads to the documentation from everywhere.
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {sectionNames} from '@site/src/lib/section-names';

export default function AreaBreadcrumb() {
  const area = useActivePlugin()?.pluginId ?? 'default';
  const {activeVersion} = useActiveDocContext(area);
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={activeVersion?.path ?? '/docs'}>
        {sectionNames[area as keyof typeof sectionNames]}
      </Link>
    </li>
  );
}
