import useIsBrowser from '@docusaurus/useIsBrowser';
import {useOverflow} from '@site/src/components/overflow/useOverflow';
import {clsx} from 'clsx';
import {useRef, type ComponentProps, type ReactNode} from 'react';
import Buttons from './Buttons';
import styles from './styles.module.css';

export interface Code {
  /** Highlighted code, as `tokensHtml` writes it. */
  html?: string;
  /** Content from MDX for a block that is not plain text. */
  children?: ReactNode;
  title?: string;
  /** Name of the language. */
  label?: string;
  className?: string;
  /** True if it contains something that readers can replace with their own values, which the page's menu offers. */
  hasValues?: boolean;
}

interface Props extends Code {
  /** Shown instead of the language's name. */
  tabs?: ReactNode;
  panel?: ComponentProps<'div'>;
}

/**
 * The bar with title and buttons, and below it the code. Wide code scrolls sideways, unless it is a single line, or the
 * reader's preference is to wrap: see src/features/code/ui/WrapLines.
 */
export default function Frame({html, children, title, label, className, hasValues, tabs, panel}: Props) {
  const frame = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const {scrollable} = useOverflow(frame, 'Code');
  const isBrowser = useIsBrowser();

  const hasBar = Boolean(title || tabs || (label && html?.includes('\n')));
  const buttons = isBrowser && <Buttons name={title ?? 'code'} code={code} />;
  const content = (
    <pre ref={frame} className={styles.code} {...scrollable}>
      <code ref={code} className={className} dangerouslySetInnerHTML={html === undefined ? undefined : {__html: html}}>
        {children}
      </code>
    </pre>
  );

  return (
    <div className={clsx('theme-code-block', styles.block, !hasBar && styles.bare)} data-values={hasValues}>
      {hasBar && (
        <div className={styles.bar}>
          {title && <span className={clsx('code-title', styles.title)}>{title}</span>}
          {tabs ?? (label && <span className={styles.label}>{label}</span>)}
          {buttons}
        </div>
      )}
      {panel ? <div {...panel}>{content}</div> : content}
      {!hasBar && buttons}
    </div>
  );
}
