// Wraps theme-classic 3.10.2: adds the social card of the page.
import SocialCard from '@site/src/components/SocialCard';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPage(props: Props) {
  const {permalink, title} = props.categoryGeneratedIndex;
  return (
    <>
      <Page {...props} />
      <SocialCard permalink={permalink} title={title} />
    </>
  );
}
