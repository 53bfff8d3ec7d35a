import {useId, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** The control, given the id that ties the label to it. */
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

/** A field for words that narrow a list. */
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

interface SelectFieldProps extends ControlProps {
  /** What can be chosen: values with their names. */
  options: Readonly<Record<string, string>>;
  /** Options in groups, behind the others. */
  children?: ReactNode;
}

/** A choice that narrows a list. */
export function SelectField({label, value, onChange, options, children}: SelectFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {Object.entries(options).map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}

interface FilterBarProps {
  /** Fields. */
  children: ReactNode;
  /** How much is shown, in words. */
  status: string;
}

/** Fields that narrow a list, and how much of it is left. Hidden as long as they would do nothing: without JavaScript. */
export function FilterBar({children, status}: FilterBarProps) {
  return (
    <search className={styles.bar}>
      {children}
      <p role="status">{status}</p>
    </search>
  );
}
