import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {FilterBar, SearchField} from '@site/src/components/Field';
import {useAddressFilter} from '@site/src/components/Field/useAddressFilter';
import {groupErrors} from '@site/src/lib/errors/error-entry';
import {findErrors} from '@site/src/lib/errors/find-errors';
import type {VersionErrors} from '@site/src/plugins/error-index';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useDeferredValue, useMemo} from 'react';
import ErrorItem from './ErrorItem';
import styles from './styles.module.css';

const isErrorStatus = (status: string) => /^[45]\d\d$/.test(status);

/** Every documented error of a version. Without JavaScript, it is the whole list and has no filter. */
export default function ErrorIndexPage({errors}: {errors: VersionErrors}) {
  const {entries, label, root, isLast, noIndex, versions} = errors;
  const {values, set} = useAddressFilter(['q', 'status']);
  const filter = useDeferredValue(values);
  const statuses = useMemo(() => [...new Set(entries.map(({status}) => status))].filter(isErrorStatus), [entries]);
  const found = useMemo(() => {
    const fitting = findErrors(entries, filter.q);
    return groupErrors(filter.status ? fitting.filter(({status}) => status === filter.status) : fitting);
  }, [entries, filter]);
  const isWhole = !filter.q && !filter.status;
  const latest = versions.find(({path}) => path.endsWith('/docs/errors'));
  return (
    <Layout
      title={`Error messages · Harper ${label}`}
      description={`Every error message and status that the documentation of Harper ${label} names, with its cause, what to do, and the operation.`}
    >
      {noIndex && (
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
      )}
      <main className="tool-page">
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
          What the documentation of <Link to={root}>Harper {label}</Link> says about errors: the cause, what to do, and
          where it is described. Paste a message as you got it, with the names that it contains.
        </p>
        <FilterBar status={isWhole ? `${found.length} errors` : `${found.length} found`}>
          <SearchField label="Paste a message, or find by word or status" value={values.q} onChange={(q) => set({q})} />
          <ul className={styles.chips} aria-label="Status">
            {statuses.map((status) => (
              <li key={status}>
                <button
                  type="button"
                  className="button"
                  aria-pressed={values.status === status}
                  onClick={() => set({status: values.status === status ? '' : status})}
                >
                  {status}
                </button>
              </li>
            ))}
          </ul>
        </FilterBar>
        {found.length > 0 ? (
          <ol className={styles.list} aria-label="Errors">
            {found.map((group) => (
              <ErrorItem key={group[0]!.id} entries={group} />
            ))}
          </ol>
        ) : (
          <p>No documented error has these words. Try a part of the message.</p>
        )}
        <nav aria-label="Errors of other versions" className={styles.versions}>
          Errors of{' '}
          {versions.map(({label: name, path}) => (
            <Link key={name} to={path} aria-current={name === label ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </main>
    </Layout>
  );
}
