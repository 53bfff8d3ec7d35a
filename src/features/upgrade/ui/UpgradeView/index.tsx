import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OnDemand from '@site/src/components/OnDemand';
import {loadOnce} from '@site/src/components/OnDemand/load-once';
import {makeRoomForChanges} from '../../inline-script';
import type {ReleaseChanges} from '@site/src/features/releases';
import {
  findUpgradeRange,
  parseUpgradeQuery,
  upgradeSearch,
  type UpgradeQuery,
  type UpgradeRange,
} from '../../upgrade-range';
import {use, useLayoutEffect} from 'react';
import Checklist from '../UpgradePlan/Checklist';
import ConfigurationCheck from '../UpgradePlan/ConfigurationCheck';
import type {PlanData} from '@site/src/features/availability';
import {upgradePlan} from '../../plan';
import MergedChanges from './MergedChanges';
import ReleaseSelect from './ReleaseSelect';
import styles from './styles.module.css';

/**
 * The changes between two releases that the reader chooses, kept in the address: `?from=4.4.6&to=4.7.3`. Loads the
 * changes when it is shown; without JavaScript, it points to the pages of the releases.
 */
export default function UpgradeView() {
  const isBrowser = useIsBrowser();
  // A reader who follows a link within the site has not run the page's inline script.
  useLayoutEffect(() => {
    if (window.location.search.includes('from=')) document.documentElement.dataset.upgradeChosen = '';
  }, []);
  return (
    <div className={styles.view}>
      {!isBrowser && (
        <Head>
          <script>{makeRoomForChanges}</script>
        </Head>
      )}
      {isBrowser ? (
        <OnDemand label="Loading changes…">
          <Chooser />
        </OnDemand>
      ) : (
        <noscript>
          <p className="alert">Turn on JavaScript to plan an upgrade. Each release’s page lists the same changes.</p>
        </noscript>
      )}
    </div>
  );
}

/** Loads the changes from the release notes, and the plan from the availability data. */
const loadChanges = () =>
  loadOnce('changes of all releases', async () => {
    const [{default: releases}, {default: plan}] = await Promise.all([
      import(/* webpackChunkName: "releases" */ '@generated/release-list/default/changes.json'),
      import(/* webpackChunkName: "plan" */ '@generated/availability/default/plan.json'),
    ]);
    return {releases, plan};
  });

function Chooser() {
  const {releases, plan} = use(loadChanges());
  const {search} = useLocation();
  const history = useHistory();
  const query = parseUpgradeQuery(search, releases);
  const range = findUpgradeRange(releases, query);
  // Replaced, since a pushed address moves the focus to the top of the page.
  const choose = (change: Partial<UpgradeQuery>) => history.replace({search: upgradeSearch(search, change)});
  return (
    <>
      <div className={styles.choice}>
        <ReleaseSelect
          label="Upgrade from"
          releases={releases}
          value={query.from}
          onChange={(from) => choose({from})}
        />
        <ReleaseSelect
          label="Upgrade to"
          releases={releases}
          value={query.to ?? releases[0]!.version}
          onChange={(to) => choose({to})}
        />
      </div>
      <Outcome range={range} plan={plan} onChoose={choose} />
    </>
  );
}

interface OutcomeProps {
  range: UpgradeRange<ReleaseChanges>;
  plan: PlanData;
  onChoose: (query: Partial<UpgradeQuery>) => void;
}

function Outcome({range, plan, onChoose}: OutcomeProps) {
  switch (range.state) {
    case 'incomplete':
      return (
        <p role="status" className="alert">
          Choose your current release to see the plan.
        </p>
      );
    case 'unknown':
      return (
        <div role="alert" className="alert">
          {range.from !== undefined && <p>{unknownRelease(range.from)}</p>}
          {range.to !== undefined && <p>{unknownRelease(range.to)}</p>}
        </div>
      );
    case 'same':
      return (
        <p role="alert" className="alert">
          Both releases are {range.release.version}. Choose a newer target.
        </p>
      );
    case 'reversed':
      return (
        <div role="alert" className="alert">
          <p>
            {range.to.version} is older than {range.from.version}. Plans only go forward.
          </p>
          <button
            className="button button--primary"
            onClick={() => onChoose({from: range.to.version, to: range.from.version})}
          >
            Show {range.to.version} to {range.from.version}
          </button>
        </div>
      );
    default: {
      const ends = {from: range.from.version, to: range.to.version};
      const items = upgradePlan(plan, ends.from, ends.to);
      return (
        <MergedChanges key={`${ends.from} ${ends.to}`} {...ends} releases={range.releases} points={items.length}>
          <Checklist items={items} {...ends} />
          <ConfigurationCheck data={plan} {...ends} />
        </MergedChanges>
      );
    }
  }
}

const LONGEST_QUOTE = 40;

function unknownRelease(text: string): string {
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return `“${quote}” isn’t a Harper release. Choose one from the list.`;
}
