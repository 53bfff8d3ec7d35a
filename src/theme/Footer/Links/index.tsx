// Replaces theme-classic 3.10.2: leaves out the layout without columns, since every page loads the footer. The link for
// reporting a mistake names the page, and the page's file if it has one.
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PAGE_END} from '@site/src/lib/page-end';
import {editedFile, issueAddress} from '@site/src/lib/repository-links';
import type {Props} from '@theme/Footer/Links';
import FooterLinksMultiColumn, {type Props as ColumnsProps} from '@theme/Footer/Links/MultiColumn';
import type {MouseEvent} from 'react';

export default function FooterLinks({links}: Props) {
  const {pathname} = useLocation();
  const {editUrl, issueUrl} = useDocusaurusContext().siteConfig.customFields as Record<'editUrl' | 'issueUrl', string>;
  const addressWith = (body: string) => issueAddress(issueUrl, `Mistake on ${pathname}`, body);

  /** Names the file in the report; the footer does not know the page above it, but the page's edit link does. */
  function nameFile({currentTarget: report}: MouseEvent<HTMLAnchorElement>): void {
    const edit = document.querySelector<HTMLAnchorElement>('.theme-edit-this-page');
    report.href = addressWith(edit ? `File: ${editedFile(editUrl, edit.href)}\n\n` : '');
  }

  const columns = (links as ColumnsProps['columns']).map((column) => ({
    ...column,
    items: column.items.map((item) =>
      item.href === issueAddress(issueUrl, '') ? {...item, href: addressWith(''), onClick: nameFile} : item,
    ),
  }));
  return (
    <div id={PAGE_END}>
      <FooterLinksMultiColumn columns={columns} />
    </div>
  );
}
