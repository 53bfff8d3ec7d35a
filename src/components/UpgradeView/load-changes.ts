import {loadOnce} from '@site/src/components/OnDemand/load-once';
import type {ReleaseChanges} from '@site/src/lib/releases/release';
import type {PlanData} from '@site/src/lib/upgrade/plan';

/** What the view shows: what the release notes say, and what the data about availability knows. */
export interface UpgradeData {
  releases: ReleaseChanges[];
  plan: PlanData;
}

/** Loads the changes of all releases, once. */
export function loadChanges(): Promise<UpgradeData> {
  return loadOnce('changes of all releases', async () => {
    const [{default: releases}, {default: plan}] = await Promise.all([
      import(/* webpackChunkName: "releases" */ '@generated/release-list/default/changes.json'),
      import(/* webpackChunkName: "plan" */ '@generated/availability/default/plan.json'),
    ]);
    return {releases, plan};
  });
}
