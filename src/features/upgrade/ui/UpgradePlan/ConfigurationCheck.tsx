import useBaseUrl from '@docusaurus/useBaseUrl';
import Field from '@site/src/components/Field';
import InlineText from '@site/src/components/InlineText';
import {errorMessages} from '@site/src/lib/error-messages';
import {pluralize} from '@site/src/lib/pluralize';
import {minorOf} from '@site/src/features/releases';
import type {PlanData} from '@site/src/features/availability';
import Heading from '@theme/Heading';
import {useId, useState} from 'react';
import type {LocatedProblem} from './check-file';
import styles from './styles.module.css';

interface Props {
  data: PlanData;
  from: string;
  to: string;
}

type Outcome = {problems: LocatedProblem[]} | {error: string};

/** Checks a configuration file against the keys of a version. The pasted text stays in the page and is not stored. */
export default function ConfigurationCheck({data, from, to}: Props) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const schema = useBaseUrl(`/docs/api/${minorOf(to)}/config.schema.json`);
  const noteId = useId();
  const check = async () => {
    try {
      // Only readers who check a file need the parser.
      const {checkFile} = await import(/* webpackChunkName: "check" */ './check-file');
      setOutcome(await checkFile(text, {data, from, to, schema}));
    } catch (error) {
      setOutcome({error: errorMessages(error as Error)});
    }
  };
  return (
    <section className={styles.check}>
      <Heading as="h2" id="check-configuration">
        Check your configuration
      </Heading>
      <p id={noteId}>
        Paste your <code>harperdb-config.yaml</code> to see which lines {to} affects. Your file never leaves the browser
        and isn’t stored.
      </p>
      <Field label="harperdb-config.yaml">
        {(id) => (
          <textarea
            id={id}
            aria-describedby={noteId}
            rows={8}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setOutcome(undefined);
            }}
          />
        )}
      </Field>
      <p>
        <button
          type="button"
          className="button button--primary"
          disabled={text.trim() === ''}
          onClick={() => void check()}
        >
          Check
        </button>
      </p>
      <div role="status">{outcome && <Result outcome={outcome} to={to} />}</div>
    </section>
  );
}

function Result({outcome, to}: {outcome: Outcome; to: string}) {
  if ('error' in outcome) return <p className={styles.error}>{outcome.error}</p>;
  const {problems} = outcome;
  if (problems.length === 0)
    return <p>{`No problems found: ${to} accepts every key and value, and no defaults change.`}</p>;
  return (
    <>
      <p>{pluralize(problems.length, 'finding')}</p>
      <ul>
        {problems.map(({line, key, text}) => (
          <li key={`${line} ${key} ${text}`}>
            {line !== undefined && <b>Line {line}: </b>}
            <code>{key}</code> <InlineText text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}
