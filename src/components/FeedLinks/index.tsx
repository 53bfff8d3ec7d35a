import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedFormats} from '@site/src/data/release-feeds';
import {Fragment} from 'react';

interface Props {
  /** Folder of a series, such as `v4-tucker`; without it, the feeds of all releases. */
  series?: string;
}

/** Links to the feeds, for use in a sentence: "RSS, Atom, or JSON Feed". */
export default function FeedLinks({series}: Props) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const folder = `${baseUrl}release-notes/${series ? `${series}/` : ''}`;
  return feedFormats.map(({name, file, type}, index) => (
    <Fragment key={file}>
      {index > 0 && (index === feedFormats.length - 1 ? ', or ' : ', ')}
      {/* Not a page of the site, so not a Link. */}
      <a href={folder + file} type={type}>
        {name}
      </a>
    </Fragment>
  ));
}
