import {createStorageSlot} from '@docusaurus/theme-common';
import {WRAP_LINES_KEY} from '../../wrap-lines';
import {useState} from 'react';

const slot = createStorageSlot(WRAP_LINES_KEY);

/** The reader's choice to wrap long lines of code on all pages. The style sheet does it, by an attribute of the page. */
export default function WrapLines() {
  const [isOn, setOn] = useState(() => slot.get() !== null);

  function choose(next: boolean) {
    setOn(next);
    if (next) slot.set('on');
    else slot.del();
    document.documentElement.toggleAttribute('data-wrap-code', next);
  }

  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({target}) => choose(target.checked)} /> Wrap long lines
    </label>
  );
}
