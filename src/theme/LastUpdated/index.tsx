// Replaces theme-classic 3.10.2: its own formats the date with `Intl`, which is slow the first time.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {formatDate} from '@site/src/lib/format-date';

/** When a page was last changed. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date} itemProp="dateModified">
          {formatDate(date.slice(0, 10))}
        </time>
      </b>
      {process.env.NODE_ENV === 'development' && ' (not its real date under npm start)'}
    </span>
  );
}
