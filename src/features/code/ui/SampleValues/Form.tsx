import {chooseValues, currentChoices, valuesSlot} from '../CodeBlock/choices';
import {defaultValues, type Values} from '../../default-values';
import {checks, isDefault, readValues, valueNames} from '../../values';
import {useRef, useState, type FormEvent} from 'react';
import Field from '@site/src/components/Field';
import styles from './styles.module.css';

const LABELS: Record<keyof Values, string> = {
  instance: 'Instance address (Operations API)',
  application: 'Application address (REST)',
  user: 'Username',
};

type Problems = Partial<Record<keyof Values, string>>;

const chosenValues = () => currentChoices().values ?? readValues(valuesSlot.get()) ?? defaultValues;

/** Asks for the values that samples show instead of the default addresses and name, and never for a password. */
export default function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<Values>(chosenValues);
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState('');

  async function choose(values: Values) {
    setTexts(values);
    setProblems({});
    try {
      await chooseValues(isDefault(values) ? undefined : values);
      setMessage(isDefault(values) ? 'Samples show the default values.' : 'Saved. Samples show your values.');
    } catch {
      setMessage('Couldn’t save. Check your connection, then try again.');
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const values = {...defaultValues};
    const found: Problems = {};
    for (const name of valueNames) {
      // An empty field asks for the default.
      const checked = checks[name](texts[name].trim() || defaultValues[name]);
      if ('problem' in checked) found[name] = checked.problem;
      else values[name] = checked.value;
    }
    const [wrong] = Object.keys(found);
    if (!wrong) {
      void choose(values);
      return;
    }
    setProblems(found);
    setMessage('');
    form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.note}>Code samples will show these values. They’re stored only in this browser.</p>
      {valueNames.map((name) => (
        <Field key={name} label={LABELS[name]}>
          {(id) => (
            <>
              <input
                id={id}
                name={name}
                type={name === 'user' ? 'text' : 'url'}
                value={texts[name]}
                placeholder={defaultValues[name]}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-invalid={problems[name] !== undefined}
                aria-describedby={problems[name] && `${id}-problem`}
                onChange={({target}) => setTexts({...texts, [name]: target.value})}
              />
              {problems[name] && (
                <p id={`${id}-problem`} className={styles.problem}>
                  {problems[name]}
                </p>
              )}
            </>
          )}
        </Field>
      ))}
      <p className={styles.note}>
        Samples never contain your password. They read it from the environment variable <code>HARPER_PASSWORD</code>. To
        set it in Bash: <code>{'read -rs HARPER_PASSWORD && export HARPER_PASSWORD'}</code>
      </p>
      <div className={styles.actions}>
        <button type="submit" className="button button--primary">
          Save
        </button>
        <button type="button" className="button" onClick={() => void choose(defaultValues)}>
          Reset
        </button>
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
    </form>
  );
}
