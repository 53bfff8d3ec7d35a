// Wraps theme-classic 3.10.2: wide tables scroll inside a frame, and `Entry` renders lists that replace tables.
import {Entry} from '@site/src/features/reference-tables/ui';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import original from '@theme-original/MDXComponents';

const MDXComponents: MDXComponentsObject = original;

// oxlint-disable-next-line typescript/no-misused-spread -- an object of components, which the rule takes for a function
export default {...MDXComponents, table: ScrollableTable, Entry};
