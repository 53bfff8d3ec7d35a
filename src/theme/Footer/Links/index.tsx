// Replaces theme-classic 3.10.2: without the form of footers that have no columns, since every page loads it. The link
// that reports a mistake says which page it is on.
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Footer/Links';
import FooterLinksMultiColumn, {type Props as ColumnsProps} from '@theme/Footer/Links/MultiColumn';

export default function FooterLinks({links}: Props) {
  const {pathname} = useLocation();
  const title = encodeURIComponent(`Mistake on ${pathname}`);
  const columns = (links as ColumnsProps['columns']).map((column) => ({
    ...column,
    items: column.items.map((item) =>
      item.href?.endsWith('/issues/new') ? {...item, href: `${item.href}?title=${title}`} : item,
    ),
  }));
  return <FooterLinksMultiColumn columns={columns} />;
}
