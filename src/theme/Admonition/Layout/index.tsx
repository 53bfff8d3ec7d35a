// Replaces theme-classic 3.10.2: its parts have names, which styles and the Markdown copies of pages need.
import type {Props} from '@theme/Admonition/Layout';
import {clsx} from 'clsx';

export default function AdmonitionLayout({type, icon, title, children, className, id}: Props) {
  return (
    <div className={clsx('admonition', className)} id={id} data-kind={type}>
      {(title || icon) && (
        <div className="admonition-title">
          <span>{icon}</span>
          {title}
        </div>
      )}
      {children && <div className="admonition-content">{children}</div>}
    </div>
  );
}
