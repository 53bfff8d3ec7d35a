// Replaces theme-classic 3.10.2: a card like ours, with the whole title and description instead of an emoji, cut text and
// a number of items.
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Card from '@site/src/components/Card';
import type {Props} from '@theme/DocCard';

export default function DocCard({item}: Props) {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  if (!href) return null;
  return (
    <Card>
      <h2>
        <Link to={href}>{item.label}</Link>
      </h2>
      <p>{item.description ?? doc?.description}</p>
    </Card>
  );
}
