import {copyText} from '@site/src/client/copy-text';
import {say} from '@site/src/client/say';
import WithCode from '@site/src/components/WithCode';
import {counted} from '@site/src/lib/counted';
import {KNOWN_SINCE, planGroups, planMarkdown, type PlanItem} from '@site/src/lib/upgrade/plan';
import {compareReleases} from '@site/src/lib/compare-releases';
import Heading from '@theme/Heading';
import styles from './styles.module.css';
import {useTicks} from './useTicks';

interface Props {
  items: PlanItem[];
  from: string;
  to: string;
}

/** What was removed, renamed or deprecated, and which defaults changed, as a list to work through. */
export default function Checklist({items, from, to}: Props) {
  const {ticked, toggle} = useTicks(`${from} ${to}`);
  const done = items.filter(({id}) => ticked.has(id)).length;
  const copy = async () =>
    say((await copyText(planMarkdown(items, ticked, from, to))) ? 'Copied' : 'The browser does not allow copying');
  return (
    <section className={styles.checklist}>
      <Heading as="h2" id="checklist">
        Checklist
      </Heading>
      {compareReleases(from, KNOWN_SINCE) < 0 && (
        <p>The list begins with {KNOWN_SINCE}. For what came before, read the changes.</p>
      )}
      {items.length === 0 ? (
        <p>Nothing was removed, renamed, or deprecated between these two, and no default changed.</p>
      ) : (
        <>
          <p>
            {counted(items.length, 'point')}, {done} done. Your browser keeps the ticks.
          </p>
          {planGroups.map((group) => {
            const own = items.filter((item) => item.group === group);
            return (
              own.length > 0 && (
                <fieldset key={group}>
                  <legend>{group}</legend>
                  {own.map(({id, text, todo}) => (
                    <label key={id}>
                      <input type="checkbox" checked={ticked.has(id)} onChange={() => toggle(id)} />
                      <span>
                        <WithCode text={`${text}. ${todo}`} />
                      </span>
                    </label>
                  ))}
                </fieldset>
              )
            );
          })}
          <p className={styles.actions}>
            <button type="button" className="button" onClick={() => void copy()}>
              Copy as Markdown
            </button>{' '}
            <button type="button" className="button" onClick={() => window.print()}>
              Print
            </button>
          </p>
        </>
      )}
    </section>
  );
}
