import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useAskedPage} from './useAskedPage';

/** Says that the page stands in for one that its version does not have, and leads back to that one. */
export default function StandInNote() {
  const {label} = useDocsVersion();
  const asked = useAskedPage();
  if (!asked?.isElsewhere) return null;
  const name = asked.path.slice(asked.version.path.length + 1);
  return (
    <div className="alert alert--info margin-bottom--md" role="status">
      The documentation of {label} has no page <code>{name}</code>. This is the nearest one.{' '}
      <Link to={asked.path}>Back to {asked.version.label}</Link>
    </div>
  );
}
