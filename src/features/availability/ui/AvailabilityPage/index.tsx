import useBaseUrl from '@docusaurus/useBaseUrl';
import FilterTable from '@site/src/components/FilterTable';
import {filterMatrix, partRows, type Matrix} from '../../matrix';
import {featureKinds} from '../../presence';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MatrixTable from './MatrixTable';

/**
 * The features of each version, since and until which release. Without JavaScript: the whole matrix, without a filter.
 */
export default function AvailabilityPage({matrix}: {matrix: Matrix}) {
  const {versions, rows} = matrix;
  const [newest = '', oldest = ''] = [versions[0], versions.at(-1)];
  const total = rows.reduce((sum, row) => sum + 1 + partRows(row).length, 0);
  return (
    <>
      <PageMetadata
        title={`Availability by version · Harper ${newest} to ${oldest}`}
        description={`Which Harper version from ${oldest} to ${newest} has an operation, parameter, configuration key, command, or method.`}
      />
      <div className="tool-page">
        <Heading as="h1">Availability by version</Heading>
        <p>
          When each operation, setting, and API was added, deprecated, renamed, or removed ({oldest}–{newest}).
        </p>
        <p>
          Click a cell to open that version’s docs. Parameters as old as their operation are listed with it. Download as{' '}
          <a href={useBaseUrl('/docs/availability.csv')}>CSV</a> or{' '}
          <a href={useBaseUrl('/docs/availability.json')}>JSON</a>.
        </p>
        <FilterTable
          label="Find by name"
          choices={{
            kind: {label: 'Type', empty: 'All types', options: featureKinds},
            version: {
              label: 'Version',
              empty: 'All versions',
              options: [],
              groups: <VersionGroups versions={versions} />,
            },
          }}
          unit="entries"
          total={total}
          find={({q, kind, version}) => filterMatrix(rows, {text: q, kind, version})}
          noMatch="No matches. Try fewer or shorter words, or another version."
        >
          {(found) =>
            Object.entries(featureKinds).map(([kind, label]) => {
              const ofKind = found.filter((row) => row.kind === kind);
              return (
                ofKind.length > 0 && (
                  <section key={kind} className="full-width">
                    <Heading as="h2" id={kind}>
                      {label}
                    </Heading>
                    <MatrixTable matrix={matrix} rows={ofKind} label={label} />
                  </section>
                )
              );
            })
          }
        </FilterTable>
      </div>
    </>
  );
}

function VersionGroups({versions}: {versions: string[]}) {
  return (
    <>
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
    </>
  );
}
