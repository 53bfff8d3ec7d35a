import {createElement, Fragment} from 'react';

/** Text with its backticks turned into code. All of it is rendered as text, so markup in it has no effect. */
export default function WithCode({text}: {text: string}) {
  const parts = text.split('`').map((part, index) => (index % 2 === 0 ? part : createElement('code', null, part)));
  return createElement(Fragment, null, ...parts);
}
