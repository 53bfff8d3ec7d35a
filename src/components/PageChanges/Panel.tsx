import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {SelectField} from '@site/src/components/Field';
import WithCode from '@site/src/components/WithCode';
import {counted} from '@site/src/lib/counted';
import {describeChange} from '@site/src/lib/versions/describe-change';
import {publicName} from '@site/src/lib/versions/version-names';
import {
  originNote,
  stepsSince,
  type PageChange,
  type PageStep,
  type SectionChange,
} from '@site/src/lib/versions/page-history';
import {use, useState} from 'react';
import SectionItem from './SectionItem';
import {loadHistory} from './load-history';
import styles from './styles.module.css';

interface Props {
  permalink: string;
  /** Version of the page. */
  version: string;
}

/** What changed in the page since the version that the reader chooses: first what is certain, then the text. */
export default function Panel({permalink, version}: Props) {
  const history = use(loadHistory(permalink));
  const {preferredVersion} = useDocsPreferredVersion();
  const older = history.steps.map(({from}) => from);
  const remembered = older.find((name) => name === preferredVersion?.name);
  const [chosen, setChosen] = useState(remembered ?? older[0]);
  const origin = originNote(history, version);
  if (chosen === undefined) return <p role="status">{origin}</p>;
  const steps = stepsSince(history, chosen);
  return (
    <div className={styles.panel}>
      <SelectField label="Changed since" value={chosen} onChange={setChosen} options={older} />
      <Summary steps={steps} since={chosen} />
      {steps
        .filter(({changes}) => changes.length > 0)
        .map((step) => (
          <section key={step.version}>
            <h3>New in {publicName(step.version)}</h3>
            <ul>
              {step.changes.map((change) => (
                <ChangeItem key={JSON.stringify(change)} change={change} />
              ))}
            </ul>
          </section>
        ))}
      <Sections steps={steps} permalink={permalink} olderPath={history.versions[chosen]!.path} />
      {origin && <p>{origin}</p>}
    </div>
  );
}

/** A change in a line, with a link to its section where the page has it. */
function ChangeItem({change}: {change: PageChange}) {
  const {before, after} = describeChange(change);
  const name = <code>{change.name}</code>;
  return (
    <li>
      {before}
      {change.anchor ? <a href={`#${change.anchor}`}>{name}</a> : name}
      <WithCode text={after} />
    </li>
  );
}

function Summary({steps, since}: {steps: PageStep[]; since: string}) {
  const changes = steps.reduce((sum, step) => sum + step.changes.length, 0);
  const texts = mergeSections(steps).length;
  const reworded = steps.reduce((sum, step) => sum + step.reworded, 0);
  const more =
    reworded > 0
      ? ` ${counted(reworded, 'section')} say the same in other words.`.replace('1 section say', '1 section says')
      : '';
  if (changes === 0 && texts === 0) return <p role="status">{`Nothing changed on this page since ${since}.${more}`}</p>;
  const parts = [
    changes > 0 && counted(changes, 'change'),
    texts > 0 && `${counted(texts, 'section')} with other text`,
  ];
  return <p role="status">{`${parts.filter(Boolean).join(', ')} since ${since}.${more}`}</p>;
}

function Sections({steps, permalink, olderPath}: {steps: PageStep[]; permalink: string; olderPath: string}) {
  const sections = mergeSections(steps);
  if (sections.length === 0) return null;
  return (
    <section>
      <h3>Text that changed</h3>
      <ul>
        {sections.map((section) => (
          <SectionItem key={section.title} section={section} newer={permalink} older={olderPath} />
        ))}
      </ul>
    </section>
  );
}

/** Each section once; the newest change says whether the page has it. */
function mergeSections(steps: PageStep[]): SectionChange[] {
  const merged = new Map<string, SectionChange>();
  for (const {sections} of steps) {
    for (const section of sections) if (!merged.has(section.title)) merged.set(section.title, section);
  }
  return [...merged.values()];
}
