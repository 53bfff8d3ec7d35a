import type {ReleaseChanges} from '@site/src/lib/releases/release';

let answer: Promise<ReleaseChanges[]> | undefined;

/** Loads the changes of all releases, once; every call gets the same promise, as `use` requires. */
export function loadChanges(): Promise<ReleaseChanges[]> {
  answer ??= import('@generated/release-list/default/changes.json').then(({default: releases}) => releases);
  return answer;
}

/** Lets `loadChanges` ask anew. React renders again after a failure, so it must not do that by itself. */
export function forgetFailure(): void {
  answer = undefined;
}
