import {FilterBar, SearchField, SelectField, type Choice} from '@site/src/components/Field';
import {useAddressFilter} from '@site/src/components/Field/useAddressFilter';
import {useDeferredValue, useMemo, type ReactNode} from 'react';

/** The reader's filter: words as `q`, and the selected options by their choices. Empty means everything. */
type Filter<Name extends string> = Record<'q' | Name, string>;

interface Props<Row, Name extends string> {
  /** Label of the field for words. */
  label: string;
  /** Selects next to it, by their names in the address. */
  choices: Record<Name, Choice>;
  /** A name for the rows: `operations`. */
  unit: string;
  /** The number of rows. */
  total: number;
  find: (filter: Filter<Name>) => Row[];
  /** Message when nothing matches. */
  noMatch: string;
  /** Renders the remaining rows as a table or list. */
  children: (found: Row[]) => ReactNode;
}

/**
 * Rows with a filter that is kept in the address so that it can be shared. Without JavaScript: all rows, without a
 * filter. `find` and `children` run only when the deferred filter changes, so that typing never waits for a long table.
 */
export default function FilterTable<Row, Name extends string = never>(props: Props<Row, Name>) {
  const {label, choices, unit, total, find, noMatch, children} = props;
  const names = Object.keys(choices) as Name[];
  const {values, set} = useAddressFilter<'q' | Name>(['q', ...names]);
  const filter = useDeferredValue(values);
  const found = useMemo(() => find(filter), [find, filter]);
  const rows = useMemo(() => children(found), [children, found]);
  const isWhole = found.length === total || Object.values(filter).every((value) => value === '');
  const all = Object.fromEntries(Object.keys(values).map((name) => [name, ''])) as Filter<Name>;
  const change = (name: 'q' | Name) => (value: string) => set({[name]: value} as Partial<Filter<Name>>);
  return (
    <>
      <FilterBar status={isWhole ? `${total} ${unit}` : `${found.length} of ${total} ${unit}`}>
        <SearchField label={label} value={values.q} onChange={change('q')} />
        {names.map((name) => (
          <SelectField key={name} value={values[name]} onChange={change(name)} {...choices[name]} />
        ))}
      </FilterBar>
      {found.length > 0 ? (
        rows
      ) : (
        <p>
          {noMatch}{' '}
          <button type="button" className="button" onClick={() => set(all)}>
            Show all
          </button>
        </p>
      )}
    </>
  );
}
