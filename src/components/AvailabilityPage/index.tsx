import useBaseUrl from '@docusaurus/useBaseUrl';
import {FilterBar, SearchField, SelectField} from '@site/src/components/Field';
import {useAddressFilter} from '@site/src/components/Field/useAddressFilter';
import {filterMatrix, partRows, type Matrix} from '@site/src/lib/versions/matrix';
import {featureKinds} from '@site/src/lib/versions/presence';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useDeferredValue, useMemo} from 'react';
import MatrixTable from './MatrixTable';

/** Which version has what, since and until which release. Without JavaScript, it is the whole matrix and has no filter. */
export default function AvailabilityPage({matrix}: {matrix: Matrix}) {
  const {versions, rows} = matrix;
  const [newest = '', oldest = ''] = [versions[0], versions.at(-1)];
  const total = useMemo(() => rows.reduce((sum, row) => sum + 1 + partRows(row).length, 0), [rows]);
  const {values, set} = useAddressFilter(['q', 'kind', 'version']);
  const filter = useDeferredValue(values);
  const found = useMemo(
    () => filterMatrix(rows, {text: filter.q, kind: filter.kind, version: filter.version}),
    [rows, filter],
  );
  const isWhole = !filter.q && !filter.kind && !filter.version;
  return (
    <Layout
      title={`Availability by version · Harper ${newest} to ${oldest}`}
      description={`Which Harper version from ${oldest} to ${newest} has an operation, parameter, configuration key, command, or method.`}
    >
      <main className="tool-page">
        <Heading as="h1">Availability by version</Heading>
        <p>
          Which release brought, deprecated, renamed, or removed what, from {oldest} to {newest}. Each cell leads to the
          section in that version. A parameter that is as old as its operation is listed with it.
        </p>
        <p>
          Download as <a href={useBaseUrl('/docs/availability.csv')}>CSV</a> or{' '}
          <a href={useBaseUrl('/docs/availability.json')}>JSON</a>.
        </p>
        <FilterBar status={isWhole ? `${total} entries` : `${found.length} found`}>
          <SearchField label="Find by name" value={values.q} onChange={(q) => set({q})} />
          <SelectField
            label="Kind"
            value={values.kind}
            onChange={(kind) => set({kind})}
            options={{'': 'All kinds', ...featureKinds}}
          />
          <SelectField
            label="Version"
            value={values.version}
            onChange={(version) => set({version})}
            options={{'': 'All versions'}}
          >
            <optgroup label="Available in">
              {versions.map((version) => (
                <option key={version}>{version}</option>
              ))}
            </optgroup>
            <optgroup label="Changed in">
              {versions.slice(0, -1).map((version) => (
                <option key={version} value={`${version}-changes`}>
                  Changed in {version}
                </option>
              ))}
            </optgroup>
          </SelectField>
        </FilterBar>
        {found.length === 0 && <p>Nothing fits. Try fewer or shorter words, or another version.</p>}
        {Object.entries(featureKinds).map(([kind, label]) => {
          const ofKind = found.filter((row) => row.kind === kind);
          return (
            ofKind.length > 0 && (
              <section key={kind}>
                <Heading as="h2" id={kind}>
                  {label}
                </Heading>
                <MatrixTable matrix={matrix} rows={ofKind} label={label} />
              </section>
            )
          );
        })}
      </main>
    </Layout>
  );
}
