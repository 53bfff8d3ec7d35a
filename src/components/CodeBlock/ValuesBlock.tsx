import {useMemo} from 'react';
import Frame, {type Code} from './Frame';
import {useChoices} from './useChoices';

interface Props extends Code {
  html: string;
}

/** A sample with an address or a name that a reader may have other ones for. */
export default function ValuesBlock({html, className, ...code}: Props) {
  const {writer, values} = useChoices() ?? {};
  const shown = useMemo(() => writer?.writeSample(html, className, values) ?? html, [writer, values, html, className]);
  return <Frame {...code} className={className} html={shown} hasValues />;
}
