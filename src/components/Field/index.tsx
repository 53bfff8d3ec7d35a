import {useId, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Renders the control with the id that the label refers to. */
  children: (id: string) => ReactNode;
}

/** An input or select with its label above it. */
export default function Field({label, children}: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ControlProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field that filters a list. */
export function SearchField({
  label,
  value,
  onChange,
  field,
}: ControlProps & {field?: RefObject<HTMLInputElement | null>}) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          ref={field}
          type="search"
          value={value}
          maxLength={512}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The options of a select. */
export interface Choice {
  label: string;
  /** Name of the empty option, which comes first. */
  empty?: string;
  /** Values with their names, or values that are their own names. */
  options: Readonly<Record<string, string>> | readonly string[];
  /** Options in groups, after the others. */
  groups?: ReactNode;
}

/** A select that filters a list. */
export function SelectField({label, value, onChange, empty, options, groups}: ControlProps & Choice) {
  const named = Array.isArray(options) ? options.map((option) => [option, option]) : Object.entries(options);
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {empty && <option value="">{empty}</option>}
          {named.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
          {groups}
        </select>
      )}
    </Field>
  );
}

interface FilterBarProps {
  children: ReactNode;
  /** The number of entries shown, in words. */
  status: string;
}

/** Fields that filter a list, and how much of it is left. Hidden until hydration, when they start to work. */
export function FilterBar({children, status}: FilterBarProps) {
  return (
    <search className={styles.bar}>
      {children}
      <p role="status">{status}</p>
    </search>
  );
}
