import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {SelectField} from '@site/src/components/Field';
import InlineText from '@site/src/components/InlineText';
import {pluralize} from '@site/src/lib/pluralize';
import {describeChange} from '../../describe-change';
import {publicName} from '@site/src/lib/version-names';
import {originNote, stepsSince, type PageChange, type PageStep, type SectionChange} from '../../page-history';
import {use, useEffect, useRef, useState} from 'react';
import SectionItem from './SectionItem';
import {loadHistory} from './load-history';
import styles from './styles.module.css';

interface Props {
  permalink: string;
  /** Version of the page. */
  version: string;
}

/** The changes of the page since the version the reader chooses: first the known changes, then the changed text. */
export default function Panel({permalink, version}: Props) {
  const history = use(loadHistory(permalink));
  const {preferredVersion} = useDocsPreferredVersion();
  const older = history.steps.map(({from}) => from);
  const remembered = older.find((name) => name === preferredVersion?.name);
  const [chosen, setChosen] = useState(remembered ?? older[0]);
  const origin = originNote(history, version);
  const panel = useRef<HTMLDivElement>(null);
  // While it was loading, the dialog had nothing else to focus than the button that closes it.
  useEffect(() => panel.current?.querySelector('select')?.focus(), []);
  if (chosen === undefined) return <p role="status">{origin}</p>;
  const steps = stepsSince(history, chosen);
  const sections = newestOfEach(steps.flatMap((step) => step.sections));
  return (
    <div ref={panel} className={styles.panel}>
      <SelectField label="Changed since" value={chosen} onChange={setChosen} options={older} />
      <p role="status">{summaryOf(steps, sections.length, chosen)}</p>
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
      {sections.length > 0 && (
        <section>
          <h3>Changed text</h3>
          <ul>
            {sections.map((section) => (
              <SectionItem
                key={section.title}
                section={section}
                newer={permalink}
                older={history.versions[chosen]!.path}
              />
            ))}
          </ul>
        </section>
      )}
      {origin && <p>{origin}</p>}
    </div>
  );
}

/** A change on one line, with a link to its section if the page has it. */
function ChangeItem({change}: {change: PageChange}) {
  const {before, after} = describeChange(change);
  const name = <code>{change.name}</code>;
  return (
    <li>
      {before}
      {change.anchor ? <a href={`#${change.anchor}`}>{name}</a> : name}
      <InlineText text={after} />
    </li>
  );
}

/** The extent of the changes, in a sentence. */
function summaryOf(steps: PageStep[], texts: number, since: string): string {
  const changes = steps.reduce((sum, step) => sum + step.changes.length, 0);
  const parts = [changes > 0 && pluralize(changes, 'change'), texts > 0 && `${pluralize(texts, 'section')} changed`];
  const all = parts.filter(Boolean).join(', ') || 'Nothing changed on this page';
  return `${all} since ${since}.`;
}

/** Each section once; its newest change comes first and says whether the page still has it. */
function newestOfEach(sections: SectionChange[]): SectionChange[] {
  return sections.filter(({title}, at) => sections.findIndex((section) => section.title === title) === at);
}
