// Replaces theme-classic 3.10.2: without the form of footers that have no columns, since every page loads it. The link
// that reports a mistake says which page it is on, and the file of that page when it has one.
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Footer/Links';
import FooterLinksMultiColumn, {type Props as ColumnsProps} from '@theme/Footer/Links/MultiColumn';
import type {MouseEvent} from 'react';

/** The footer knows nothing of the page above it, but its link for editing does. */
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
