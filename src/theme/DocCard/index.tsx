// Replaces theme-classic 3.10.2: uses our card, with the full title and description instead of an emoji, truncated
// text, and an item count.
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Card from '@site/src/components/Card';
import {useCardDescription} from '@site/src/components/Card/descriptions';
import type {Props} from '@theme/DocCard';

export default function DocCard({item}: Props) {
  const href = findFirstSidebarItemLink(item);
  const description = useCardDescription(href);
  if (item.type === 'html' || !href) return null;
  return (
    <Card>
      <h2>
        <Link to={href}>{item.label}</Link>
      </h2>
      {description && <p>{description}</p>}
    </Card>
  );
}
