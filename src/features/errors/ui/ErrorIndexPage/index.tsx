import Link from '@docusaurus/Link';
import FilterTable from '@site/src/components/FilterTable';
import {groupErrors} from '../../error-entry';
import {findErrors} from '../../find-errors';
import type {VersionErrors} from '../../node/page';
import {PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import ErrorItem from './ErrorItem';
import styles from './styles.module.css';

const isErrorStatus = (status: string) => /^[45]\d\d$/.test(status);

/** Every documented error of a version. Without JavaScript: the whole list, without a filter. */
export default function ErrorIndexPage({errors}: {errors: VersionErrors}) {
  const {entries, label, root, isLast, versions} = errors;
  const statuses = [...new Set(entries.map(({status}) => status))].filter(isErrorStatus);
  const latest = versions.find(({path}) => path.endsWith('/docs/errors'));
  return (
    <>
      <PageMetadata
        title={`Error messages · Harper ${label}`}
        description={`Every error message and status code documented for Harper ${label}, with its cause, its fix, and the operation that returns it.`}
      />
      <div className="tool-page">
        {!isLast && (
          <p className={ThemeClassNames.docs.docVersionBadge}>
            Version {label}
            {latest && (
              <>
                {' · '}
                <Link to={latest.path}>See this page in {latest.label}</Link>
              </>
            )}
          </p>
        )}
        <Heading as="h1">Error messages</Heading>
        <p>
          Every error <Link to={root}>Harper {label}</Link> documents, with its cause and fix. Paste the full message,
          names included.
        </p>
        <FilterTable
          label="Paste an error message, or search by keyword or status code"
          choices={{status: {label: 'Status', empty: 'All statuses', options: statuses}}}
          unit="errors"
          total={groupErrors(entries).length}
          find={({q, status}) => {
            const fitting = findErrors(entries, q);
            return groupErrors(status ? fitting.filter((entry) => entry.status === status) : fitting);
          }}
          noMatch="No matching error. Try part of the message."
        >
          {(found) => (
            <ol className={styles.list} aria-label="Errors">
              {found.map((group) => (
                <ErrorItem key={group[0]!.id} entries={group} />
              ))}
            </ol>
          )}
        </FilterTable>
        <nav aria-label="Errors in other versions" className={styles.versions}>
          Other versions:{' '}
          {versions.map(({label: name, path}) => (
            <Link key={name} to={path} aria-current={name === label ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </div>
    </>
  );
}
