// Wraps theme-classic 3.10.2: a long name in code breaks between its words, not within one.
import {breakable} from '@site/src/lib/breakable';
import type {Props} from '@theme/TOCItems/Tree';
import Tree from '@theme-original/TOCItems/Tree';
import {useMemo} from 'react';

type Entries = Props['toc'];

export default function TOCItemTree({toc, ...props}: Props) {
  const entries = useMemo(() => withBreaks(toc), [toc]);
  return <Tree {...props} toc={entries} />;
}

function withBreaks(toc: Entries): Entries {
  return toc.map((entry) => ({...entry, value: breakable(entry.value), children: withBreaks(entry.children)}));
}
