// Wraps theme-classic 3.10.2: adds the page's own title, and passes on the descriptions of its cards, which only
// these pages load (plugins/versions/slim-docs).
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {CardDescriptions} from '@site/src/components/Card/descriptions';
import {PageHead} from '@site/src/features/markdown/ui';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPage({cards, ...props}: Props & {cards: Record<string, string>}) {
  const {label} = useDocsVersion();
  const {permalink, title} = props.categoryGeneratedIndex;
  return (
    <CardDescriptions value={cards}>
      <Page {...props} />
      <PageHead permalink={permalink} headTitle={`${title} · Harper ${label}`} />
    </CardDescriptions>
  );
}
