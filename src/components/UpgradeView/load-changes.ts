import type {ReleaseChanges} from '@site/src/lib/releases/release';
import type {PlanData} from '@site/src/lib/upgrade/plan';

/** What the view shows: what the release notes say, and what the data about availability knows. */
export interface UpgradeData {
  releases: ReleaseChanges[];
  plan: PlanData;
}

let answer: Promise<UpgradeData> | undefined;

/** Loads the changes of all releases, once; every call gets the same promise, as `use` requires. */
export function loadChanges(): Promise<UpgradeData> {
  answer ??= Promise.all([
    import('@generated/release-list/default/changes.json'),
    import('@generated/availability/default/plan.json'),
  ]).then(([{default: releases}, {default: plan}]) => ({releases, plan}));
  return answer;
}

/** Lets `loadChanges` ask anew. React renders again after a failure, so it must not do that by itself. */
export function forgetFailure(): void {
  answer = undefined;
}
