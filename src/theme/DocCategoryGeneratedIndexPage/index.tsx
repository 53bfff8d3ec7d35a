// Wraps theme-classic 3.10.2: hands the descriptions of its cards on, which only these pages load (plugins/slim-docs).
import {CardDescriptions} from '@site/src/components/Card/descriptions';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPage({cards, ...props}: Props & {cards: Record<string, string>}) {
  return (
    <CardDescriptions value={cards}>
      <Original {...props} />
    </CardDescriptions>
  );
}
