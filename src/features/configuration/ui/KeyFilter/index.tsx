import {useLocation} from '@docusaurus/router';
import {FilterBar, SearchField} from '@site/src/components/Field';
import {useEffect, useRef, useState} from 'react';
import {filterEntries, type Shown} from './filter-entries';
import styles from './styles.module.css';

/**
 * Reduces its page to the entries that contain all words, and their headings. src/features/configuration/node/add-key-filter adds it.
 * Following a link to a section or an entry shows the whole page again, since the target may be hidden.
 */
export default function KeyFilter() {
  const field = useRef<HTMLInputElement>(null);
  const {hash} = useLocation();
  const [filter, setFilter] = useState({text: '', hash});
  const [count, setCount] = useState<Shown>();
  const text = filter.hash === hash ? filter.text : '';

  useEffect(() => {
    const page = field.current!.closest('.markdown')!;
    page.classList.toggle(styles['filtered']!, text.trim() !== '');
    setCount(filterEntries(page, text));
  }, [text]);

  const {shown, all} = count ?? {};
  return (
    <FilterBar status={shown === all ? `${all ?? ''} keys` : `${shown} of ${all} keys`}>
      <SearchField
        label="Filter keys"
        field={field}
        value={text}
        onChange={(value) => setFilter({text: value, hash})}
      />
    </FilterBar>
  );
}
