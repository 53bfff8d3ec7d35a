import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedsOf} from '../../data/release-feeds';
import {Fragment} from 'react';

interface Props {
  /** Folder of the series that still gets releases; without it, the feeds of all releases. */
  series?: string;
}

/** Links to the feeds, for use in a sentence: "RSS or JSON Feed". */
export default function FeedLinks({series}: Props) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const folder = `${baseUrl}release-notes/${series ? `${series}/` : ''}`;
  return feedsOf(series).map(({name, file, type}, index) => (
    <Fragment key={file}>
      {index > 0 && ' or '}
      {/* Not a page of the site, so not a Link. */}
      <a href={folder + file} type={type}>
        {name}
      </a>
    </Fragment>
  ));
}
