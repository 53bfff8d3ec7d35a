import {copyText, COPYING_BLOCKED} from '@site/src/components/clipboard/copy-text';
import {announce} from '@site/src/components/messages/announce';
import InlineText from '@site/src/components/InlineText';
import {KNOWN_SINCE, planGroups, planMarkdown, type PlanItem} from '../../plan';
import {compareReleases} from '@site/src/lib/compare-releases';
import Heading from '@theme/Heading';
import styles from './styles.module.css';
import {useTicks} from './useTicks';

interface Props {
  items: PlanItem[];
  from: string;
  to: string;
}

/** Removed, renamed and deprecated features, and changed defaults, as a list to work through. */
export default function Checklist({items, from, to}: Props) {
  const {ticked, toggle} = useTicks(`${from} ${to}`);
  const done = items.filter(({id}) => ticked.has(id)).length;
  const copy = async () =>
    announce(
      (await copyText(planMarkdown(items, ticked, from, to))) ? 'Checklist copied as Markdown' : COPYING_BLOCKED,
    );
  return (
    <section className={styles.checklist}>
      <Heading as="h2" id="checklist">
        Checklist
      </Heading>
      {compareReleases(from, KNOWN_SINCE) < 0 && (
        <p>This list starts at {KNOWN_SINCE}. For earlier changes, read the release notes below.</p>
      )}
      {items.length === 0 ? (
        <p>
          Nothing to do: between these releases, nothing was removed, renamed, or deprecated, and no default changed.
        </p>
      ) : (
        <>
          <p>
            {done} of {items.length} done. Your progress is saved in this browser.
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
                        <InlineText text={`${text}. ${todo}`} />
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
