import releases from '@generated/release-list/default/releases.json';
import Link from '@docusaurus/Link';
import ScrollableTable from '@site/src/components/ScrollableTable';

interface Props {
  /** Folder of the series, such as `v4-tucker`. */
  series: string;
}

/** The releases of a series, newest first. Imported by the pages that show it, so that no other page carries the list. */
export default function ReleaseList({series}: Props) {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Date</th>
          <th scope="col">Kind</th>
          <th scope="col">What it brings</th>
        </tr>
      </thead>
      <tbody>
        {releases
          .filter((release) => release.series === series)
          .map(({version, date, kind, path, summary}) => (
            <tr key={version}>
              <th scope="row">
                <Link to={path}>{version}</Link>
              </th>
              <td>{date ? <time dateTime={date}>{date}</time> : 'unknown'}</td>
              <td>{kind}</td>
              <td>{summary}</td>
            </tr>
          ))}
      </tbody>
    </ScrollableTable>
  );
}
