// Replaces theme-classic 3.10.2: a card like ours, with the whole title and description instead of an emoji, cut text and
// a number of items.
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Card from '@site/src/components/Card';
import {useCardDescription} from '@site/src/components/Card/descriptions';
import type {Props} from '@theme/DocCard';

export default function DocCard({item}: Props) {
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  return href ? <LinkCard href={href} label={item.label} /> : null;
}

function LinkCard({href, label}: {href: string; label: string}) {
  const description = useCardDescription(href);
  return (
    <Card>
      <h2>
        <Link to={href}>{label}</Link>
      </h2>
      {description && <p>{description}</p>}
    </Card>
  );
}
