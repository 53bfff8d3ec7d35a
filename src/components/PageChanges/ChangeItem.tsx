import {describeChange} from '@site/src/lib/versions/describe-change';
import type {PageChange} from '@site/src/lib/versions/page-history';
import {createElement, Fragment} from 'react';

/** A change in a line, with a link to its section where the page has it. */
export default function ChangeItem({change}: {change: PageChange}) {
  const {before, after} = describeChange(change);
  const name = <code>{change.name}</code>;
  return (
    <li>
      {before}
      {change.anchor ? <a href={`#${change.anchor}`}>{name}</a> : name}
      {withCode(after)}
    </li>
  );
}

function withCode(text: string) {
  const parts = text.split('`').map((part, index) => (index % 2 === 0 ? part : createElement('code', null, part)));
  return createElement(Fragment, null, ...parts);
}
