import {useMemo} from 'react';
import Frame, {type Code} from './Frame';
import RequestBlock from './RequestBlock';
import {useChoices} from './useChoices';

interface Props extends Code {
  /** How the request is sent, where the code is the body of one to the operations API: the number of the kind of call. */
  call?: string;
}

/** A block of code, highlighted before it came here. */
export default function CodeBlock({call, html, hasValues, ...code}: Props) {
  if (html !== undefined && call) return <RequestBlock {...code} html={html} call={call} />;
  if (html !== undefined && hasValues) return <ValuesBlock {...code} html={html} />;
  return <Frame {...code} html={html} />;
}

/** A sample with an address or a name that a reader may have other ones for. */
function ValuesBlock({html, className, ...code}: Code & {html: string}) {
  const {writer, values} = useChoices() ?? {};
  const shown = useMemo(() => writer?.writeSample(html, className, values) ?? html, [writer, values, html, className]);
  return <Frame {...code} className={className} html={shown} hasValues />;
}
