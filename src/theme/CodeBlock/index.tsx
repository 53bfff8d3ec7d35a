// Replaces theme-classic 3.10.2, which highlights in the browser, once more after hydration, and with the colors of one mode
// in each element: 34 kB of Prism for every reader. Fences come highlighted from src/plugins/code-blocks.
import OurCodeBlock from '@site/src/components/CodeBlock';
import {escapeHtml} from '@site/src/lib/code/tokens';
import {Children, isValidElement, type ReactNode} from 'react';

interface Props {
  /** From a fence. The types of fences are those of src/plugins/code-blocks/highlight-fences. */
  html?: string;
  title?: string;
  label?: string;
  request?: string;
  className?: string;
  /** From `<CodeBlock>` or `<pre>` in a page: shown without colors. */
  children?: ReactNode;
}

export default function CodeBlock({children, html, title, label, request, className}: Props) {
  const code = {title, label, className, isRequest: request !== undefined};
  const parts = Children.toArray(children);
  if (html === undefined && parts.some((part) => isValidElement(part)))
    return <OurCodeBlock {...code}>{children}</OurCodeBlock>;
  return <OurCodeBlock {...code} html={html ?? escapeHtml(parts.join('').replace(/\n$/, ''))} />;
}
