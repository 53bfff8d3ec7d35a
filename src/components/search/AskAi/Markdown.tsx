import Link from '@docusaurus/Link';
import {lexer, type Token, type Tokens} from 'marked';
import {Fragment, useMemo, type ReactNode} from 'react';

interface Props {
  text: string;
  onClose: () => void;
}

/** A model's Markdown as elements. Raw HTML stays text, and only web addresses become links. */
export default function Markdown({text, onClose}: Props) {
  const tokens = useMemo(() => lexer(text), [text]);
  return <Blocks tokens={tokens} onClose={onClose} />;
}

function Blocks({tokens, onClose}: {tokens: Token[] | undefined; onClose: () => void}): ReactNode {
  return tokens?.map((token, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text that only grows keeps the order of its parts
    <Fragment key={position}>{render(token, onClose)}</Fragment>
  ));
}

function render(token: Token, onClose: () => void): ReactNode {
  const inside = <Blocks tokens={'tokens' in token ? token.tokens : undefined} onClose={onClose} />;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{inside}</p>;
    case 'heading':
      return <h3>{inside}</h3>;
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'list':
      return <List list={token as Tokens.List} onClose={onClose} />;
    case 'table':
      return <Table table={token as Tokens.Table} onClose={onClose} />;
    case 'hr':
      return <hr />;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'del':
      return <del>{inside}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return isWebAddress((token as Tokens.Link).href) ? (
        <Link to={(token as Tokens.Link).href} onClick={onClose}>
          {inside}
        </Link>
      ) : (
        inside
      );
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? inside : (token as Tokens.Text).text;
    default:
      return token.raw;
  }
}

function List({list, onClose}: {list: Tokens.List; onClose: () => void}) {
  const items = list.items.map((item, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- see Blocks
    <li key={position}>
      <Blocks tokens={item.tokens} onClose={onClose} />
    </li>
  ));
  return list.ordered ? <ol start={list.start === '' ? 1 : list.start}>{items}</ol> : <ul>{items}</ul>;
}

function Table({table, onClose}: {table: Tokens.Table; onClose: () => void}) {
  const cells = (row: Tokens.TableCell[], Cell: 'th' | 'td') =>
    row.map((cell, position) => (
      // oxlint-disable-next-line react/no-array-index-key -- see Blocks
      <Cell key={position}>
        <Blocks tokens={cell.tokens} onClose={onClose} />
      </Cell>
    ));
  return (
    <table>
      <thead>
        <tr>{cells(table.header, 'th')}</tr>
      </thead>
      <tbody>
        {table.rows.map((row, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- see Blocks
          <tr key={position}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** A path of this site or an http address; never `javascript:` and its like. */
function isWebAddress(href: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/)|#)/i.test(href);
}
