import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import styles from './first-sight.module.css';

const PANELS = [
  {title: 'Install and start', code: 'npm install -g harperdb\nharperdb dev .'},
  {
    title: 'schema.graphql',
    code: 'type Station @table @export {\n  id: ID @primaryKey\n  name: String\n  region: String @indexed\n}',
  },
  {
    title: 'A request and its answer',
    code: 'curl localhost:9926/Station/st-aneto-2\n\n{\n  "id": "st-aneto-2",\n  "name": "Aneto 2",\n  "region": "north"\n}',
  },
];

/** What working with Harper looks like: from the installation to an answer. */
export default function FirstSight() {
  // Tables were not declared in schema files yet.
  if (useActiveVersion('default')?.name === '4.1') return null;
  return (
    <div className={styles.panels}>
      {PANELS.map(({title, code}) => (
        <figure key={title}>
          <figcaption>{title}</figcaption>
          <pre>
            <code>{code}</code>
          </pre>
        </figure>
      ))}
    </div>
  );
}
