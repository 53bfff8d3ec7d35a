import Frame, {type Code} from './Frame';
import RequestBlock from './RequestBlock';

interface Props extends Code {
  /** Whether the code is the body of a request to the operations API. */
  isRequest: boolean;
}

/** A block of code, highlighted before it came here. */
export default function CodeBlock({isRequest, html, ...code}: Props) {
  return isRequest && html !== undefined ? <RequestBlock {...code} html={html} /> : <Frame {...code} html={html} />;
}
