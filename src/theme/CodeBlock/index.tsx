// Replaces theme-classic 3.10.2, which highlights in the browser, once more after hydration, and with the colors of one mode
// in each element: 34 kB of Prism for every reader. Fences come highlighted from src/remark/highlight-fences.
import OurCodeBlock from '@site/src/components/CodeBlock';
import type {FenceProperties} from '@site/src/remark/highlight-fences';
import type {ReactNode} from 'react';

interface Props extends Partial<FenceProperties> {
  className?: string;
  /** Of `<CodeBlock>` or `<pre>` in a page, in place of `html`: shown without colors. */
  children?: ReactNode;
}

export default function CodeBlock({html, title, label, request, values, className, children}: Props) {
  const code = {html, title, label, className};
  return (
    <OurCodeBlock {...code} call={request} hasValues={values !== undefined}>
      {children}
    </OurCodeBlock>
  );
}
