import {CodeFrame} from '@site/src/features/code/ui';
import ScrollableTable from '@site/src/components/ScrollableTable';
import InlineText from '@site/src/components/InlineText';
import type {Block} from '../../engine/blocks';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

type Item = Extract<Block, {type: 'item'}>;

/** Pieces of a page, marked up as on the page: paragraphs, numbered steps, code to copy, table rows. */
export default function Blocks({blocks}: {blocks: Block[]}) {
  return listsOf(blocks).map((entry, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one passage never move
    <Fragment key={position}>{Array.isArray(entry) ? <List items={entry} /> : render(entry)}</Fragment>
  ));
}

/** A list item with the blocks inside it. */
interface ListItem {
  item: Item;
  inside: Block[];
}

/** Consecutive items become one list; deeper blocks belong to the item above them. */
function listsOf(blocks: Block[]): (Block | ListItem[])[] {
  const entries: (Block | ListItem[])[] = [];
  let depth = 0;
  for (const block of blocks) {
    const last = entries.at(-1);
    if (Array.isArray(last) && (block.depth ?? 0) > depth) last.at(-1)!.inside.push(block);
    else if (block.type !== 'item') entries.push(block);
    else {
      const entry = {item: block, inside: []};
      const isSameList = Array.isArray(last) && (last[0]!.item.number === undefined) === (block.number === undefined);
      if (isSameList) last.push(entry);
      else entries.push([entry]);
      depth = block.depth ?? 0;
    }
  }
  return entries;
}

function List({items}: {items: ListItem[]}) {
  const rendered = items.map(({item, inside}, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- see Blocks
    <li key={position}>
      <InlineText text={item.text} />
      {inside.length > 0 && <Blocks blocks={inside} />}
    </li>
  ));
  const {number} = items[0]!.item;
  return number === undefined ? <ul>{rendered}</ul> : <ol start={number}>{rendered}</ol>;
}

function render(block: Block): ReactNode {
  switch (block.type) {
    case 'code':
      return <CodeFrame>{block.text}</CodeFrame>;
    case 'table':
      return <Rows head={block.head} rows={block.rows} />;
    default:
      return (
        <p className={block.type === 'caption' ? styles.caption : undefined}>
          <InlineText text={block.text} />
        </p>
      );
  }
}

/** Some rows of a table below its head, without the columns that are empty in all of them. */
function Rows({head, rows}: {head: string[]; rows: string[][]}) {
  const columns = head.flatMap((_, column) => (rows.some((row) => row[column] && row[column] !== '-') ? column : []));
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <InlineText text={head[column]!} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- see Blocks
          <tr key={position}>
            {columns.map((column) => (
              <td key={column}>
                <InlineText text={row[column] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
