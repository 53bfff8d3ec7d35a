// Replaces theme-classic 3.10.2: leaves out the layout without columns, since every page loads the footer. The link for
// reporting a mistake names the page, and the page's file if it has one.
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Footer/Links';
import FooterLinksMultiColumn, {type Props as ColumnsProps} from '@theme/Footer/Links/MultiColumn';
import type {MouseEvent} from 'react';

/** Names the file in the report; the footer does not know the page above it, but the page's edit link does. */
function nameFile({currentTarget: report}: MouseEvent<HTMLAnchorElement>): void {
  const edit = document.querySelector<HTMLAnchorElement>('.theme-edit-this-page');
  const url = new URL(report.href);
  if (edit) url.searchParams.set('body', `File: ${edit.href.replace(/^.*\/edit\/[^/]+\//, '')}\n\n`);
  else url.searchParams.delete('body');
  report.href = url.href;
}

export default function FooterLinks({links}: Props) {
  const {pathname} = useLocation();
  const title = encodeURIComponent(`Mistake on ${pathname}`);
  const columns = (links as ColumnsProps['columns']).map((column) => ({
    ...column,
    items: column.items.map((item) =>
      item.href?.endsWith('/issues/new') ? {...item, href: `${item.href}?title=${title}`, onClick: nameFile} : item,
    ),
  }));
  return <FooterLinksMultiColumn columns={columns} />;
}
