import type {Html, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parsePage} from '../parse-page';
import {onEachPage, type PageProblem} from '../site';

/** Elements without a closing tag. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Finds tags and braces that are not closed. MDX refuses them; Markdown shows something other than what was meant. */
export const checkSyntax = onEachPage(() => (page) => {
  const {tree, problem} = parsePage(page);
  // The message of the MDX parser says what it expected.
  if (problem) return [problem];
  return page.file.endsWith('.mdx')
    ? [...expressions(tree), ...unknownComponents(tree)]
    : [...openTags(tree), ...openBraces(tree, page.text)];
});

/** Text in braces is JavaScript in MDX, and a name that nothing defines stops the build. */
function expressions(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    if (!('value' in node) || /^\s*(?:\/\*[^]*\*\/|'[^']*'|"[^"]*")?\s*$/.test(node.value)) return;
    const message = `{${node.value}} is an expression in JavaScript`;
    problems.push({line: node.position!.start.line, message, expected: 'the text in backticks, or \\{ for a brace'});
  });
  return problems;
}

/** Components that pages have without an import: those of Docusaurus, and the one of src/theme/MDXComponents. */
const PROVIDED = ['Head', 'Details', 'Entry'];

/** A component that nothing provides stops the build, which names neither the page nor the line. */
function unknownComponents(tree: Root): PageProblem[] {
  const known = new Set(PROVIDED);
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      for (const {local} of statement.specifiers) known.add(local.name);
    }
  });
  const problems: PageProblem[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const [name] = ('name' in node && /^[A-Z]\w*/.exec(node.name ?? '')) || [];
    if (name === undefined || known.has(name)) return;
    const message = `nothing imports the component ${name}`;
    problems.push({line: node.position!.start.line, message, expected: `import ${name} from … below the front matter`});
  });
  return problems;
}

const CODE = 'the text in backticks';

function openTags(tree: Root): PageProblem[] {
  const open: {name: string; line: number}[] = [];
  const problems: PageProblem[] = [];
  visit(tree, 'html', (node: Html) => {
    const start = node.position!.start.line;
    const plain = node.value.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
    for (const match of plain.matchAll(/<(\/?)([A-Za-z][\w.-]*)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>/g)) {
      const [, closing, name = '', selfClosing] = match;
      const line = start + plain.slice(0, match.index).split('\n').length - 1;
      if (selfClosing || VOID.has(name.toLowerCase())) continue;
      const at = open.findLastIndex((tag) => tag.name === name);
      if (!closing) open.push({name, line});
      else if (at === -1)
        problems.push({line, message: `the tag </${name}> closes nothing`, expected: `<${name}> before it`});
      else problems.push(...open.splice(at).slice(1).map(unclosed));
    }
  });
  return [...problems, ...open.map(unclosed)];
}

function unclosed({name, line}: {name: string; line: number}): PageProblem {
  return {line, message: `the tag <${name}> is not closed`, expected: `</${name}>, or ${CODE}`};
}

/** Heading ids and expressions: a brace must be closed in the same paragraph, heading or cell. */
function openBraces(tree: Root, text: string): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    let depth = 0;
    let line = 0;
    visit(block, 'text', (node) => {
      // Only the source has the backslashes that escape a brace or a tag.
      const {start, end} = node.position!;
      const source = text.slice(start.offset, end.offset);
      for (const match of source.matchAll(/\\.|[{}]/gs)) {
        if (match[0] === '{') {
          if (depth === 0) line = start.line + source.slice(0, match.index).split('\n').length - 1;
          depth += 1;
        } else if (match[0] === '}' && depth > 0) depth -= 1;
      }
    });
    if (depth > 0) problems.push({line, message: 'the brace { is not closed', expected: `}, or ${CODE}`});
  });
  return problems;
}
