import {upgradePlan, type PlanData} from '@site/src/lib/upgrade/plan';
import Checklist from './Checklist';
import ConfigurationCheck from './ConfigurationCheck';

interface Props {
  data: PlanData;
  from: string;
  to: string;
}

/** What to do for an upgrade: a checklist of what changed for certain, and a check of the reader's configuration. */
export default function UpgradePlan({data, from, to}: Props) {
  return (
    <>
      <Checklist items={upgradePlan(data, from, to)} from={from} to={to} />
      <ConfigurationCheck data={data} from={from} to={to} />
    </>
  );
}
