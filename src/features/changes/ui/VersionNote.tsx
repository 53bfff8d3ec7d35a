import {loadOnce} from '@site/src/components/OnDemand/load-once';
import {loadHistory} from './PageChanges/load-history';
import {useRequestedPage} from '@site/src/features/versions/ui';
import {versionNote} from '../page-history';
import {use} from 'react';

interface Props {
  /** Docusaurus' name of the version, and the one that readers see. */
  name: string;
  label: string;
}

/** A note in the version menu: whether a version has the open page, and whether the page differs there. */
export default function VersionNote({name, label}: Props) {
  const asked = useRequestedPage();
  // A generated list of pages has no history.
  if (!asked || asked.isGenerated) return null;
  const history = use(historyOf(asked.path));
  if (!history || name === asked.version.name) return null;
  return <small> {versionNote(history.versions[name], label)}</small>;
}

/** A note that cannot be loaded is left out: the menu works without it. */
const historyOf = (path: string) => loadOnce(`note ${path}`, () => loadHistory(path).catch(() => undefined));
