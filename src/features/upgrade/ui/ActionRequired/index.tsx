import releases from '@generated/release-list/default/actions.json';
import Link from '@docusaurus/Link';
import InlineText from '@site/src/components/InlineText';
import {groupId} from '@site/src/features/releases';

/** Every action that a release required of its readers, newest first. */
export default function ActionRequired() {
  return (
    <ul>
      {releases.flatMap(({version, path, actions}) =>
        actions.map((action) => (
          <li key={version + JSON.stringify(action)}>
            <Link to={`${path}#${groupId('Action required')}`}>{version}</Link>: <InlineText text={action} />
          </li>
        )),
      )}
    </ul>
  );
}
