import OnDemand from '@site/src/components/OnDemand';
import {loadOnce} from '@site/src/components/OnDemand/load-once';
import {use} from 'react';

interface Props {
  /** Pathname without the base URL. */
  wanted: string;
}

/** Links to the existing pages with an address similar to a path that does not exist. Loads the list of pages when it is shown. */
export default function SimilarPages({wanted}: Props) {
  return (
    <OnDemand label="Looking for pages with a similar address …">
      <LoadedList wanted={wanted} />
    </OnDemand>
  );
}

function LoadedList({wanted}: Props) {
  const {default: List} = use(loadOnce('SimilarPages', () => import('./List')));
  return <List wanted={wanted} />;
}
