import type {FenceProperties} from '../../node/highlight-fences';
import {useMemo, type ReactNode} from 'react';
import Frame, {type Code} from './Frame';
import RequestBlock from './RequestBlock';
import {useChoices} from './choices';

interface Props extends Partial<FenceProperties> {
  className?: string;
  /** From `<CodeBlock>` or `<pre>` in a page, instead of `html`: shown without colors. */
  children?: ReactNode;
}

/** A block of code that was highlighted at build time. */
export default function CodeBlock({request, html, values, ...code}: Props) {
  if (html !== undefined && request) return <RequestBlock {...code} html={html} call={request} />;
  if (html !== undefined && values !== undefined) return <ValuesBlock {...code} html={html} />;
  return <Frame {...code} html={html} />;
}

/** A sample with an address or a name that readers can replace with their own. */
function ValuesBlock({html, className, ...code}: Code & {html: string}) {
  const {writer, values} = useChoices() ?? {};
  const shown = useMemo(() => writer?.writeSample(html, className, values) ?? html, [writer, values, html, className]);
  return <Frame {...code} className={className} html={shown} hasValues />;
}
