import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Field, {FilterBar} from '@site/src/components/Field';
import {useAddressFilter} from '@site/src/components/Field/useAddressFilter';
import {findErrors} from '@site/src/lib/errors/find-errors';
import type {VersionErrors} from '@site/src/plugins/error-index';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useDeferredValue, useMemo} from 'react';
import ErrorItem from './ErrorItem';
import styles from './styles.module.css';

/** Every documented error of a version. Without JavaScript, it is the whole list and has no filter. */
export default function ErrorIndexPage({errors}: {errors: VersionErrors}) {
  const {entries, label, root, isLast, noIndex, versions} = errors;
  const {values, set} = useAddressFilter(['q']);
  const query = useDeferredValue(values.q);
  const found = useMemo(() => findErrors(entries, query), [entries, query]);
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
        <FilterBar status={query ? `${found.length} of ${entries.length} errors` : `${entries.length} errors`}>
          <Field label="Paste a message, or find by word or status">
            {(id) => (
              <input
                id={id}
                type="search"
                value={values.q}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => set({q: event.target.value})}
              />
            )}
          </Field>
        </FilterBar>
        {found.length > 0 ? (
          <ol className={styles.list} aria-label="Errors">
            {found.map((entry) => (
              <ErrorItem key={entry.id} entry={entry} />
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
