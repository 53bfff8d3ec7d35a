import type {AtRule, Declaration, Root} from 'postcss';
import type {FindNames} from './purge';

/**
 * Makes the custom properties of a style sheet fewer, with the same result on every page: leaves out what
 * nothing reads, and puts values that never change where they are read.
 *
 * @param find finds the properties that others speak of: scripts, and style sheets beside this one
 */
export function settleProperties(root: Root, find: FindNames): void {
  const names = new Set<string>();
  root.walkDecls(/^--/, ({prop}) => void names.add(prop));
  const outside = find(names);
  removeUnread(root, outside);
  // A value that was put in place can make another one constant.
  while (inlineConstants(root, outside)) removeUnread(root, outside);
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
}

const rootOf = ({parent}: Declaration) => (parent?.type === 'rule' ? parent : undefined);
const isLayer = (parent: unknown): boolean => (parent as AtRule | undefined)?.name === 'layer';

const readIn = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

function removeUnread(root: Root, outside: Set<string>): void {
  const values = new Map<string, string[]>();
  const read = new Set(outside);
  root.walkDecls(({prop, value}) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else readIn(value).forEach((name) => read.add(name));
  });
  // A set visits what is added while it is walked: what the read ones read.
  for (const name of read)
    values
      .get(name)
      ?.flatMap(readIn)
      .forEach((other) => read.add(other));
  root.walkDecls(/^--/, (declaration) => void (!read.has(declaration.prop) && declaration.remove()));
}

/** Whether something was put in place of the property that has it. */
function inlineConstants(root: Root, outside: Set<string>): boolean {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map(
    [...declarations]
      .filter(([name, [first, ...more]]) => more.length === 0 && first && !outside.has(name) && isConstant(first))
      .map(([name, [first]]) => [name, first!.value]),
  );
  let isChanged = false;
  root.walkDecls((declaration) => {
    // Without the parenthesis, what stands beside it would become one word with the value.
    const value = declaration.value.replaceAll(
      /(?<before>[^\s(,/]?)var\((?<name>--[\w-]+)\)(?=(?<after>[^\s),/*]?))/g,
      (text, before: string, name: string, after: string) => {
        const constant = constants.get(name);
        return constant === undefined ? text : `${before && `${before} `}${constant}${after && ' '}`;
      },
    );
    if (value === declaration.value) return;
    declaration.value = value;
    isChanged = true;
  });
  return isChanged;
}

/** Declared for the root, whatever the mode or the window. A keyword such as `inherit` means something else in its place. */
function isConstant(declaration: Declaration): boolean {
  const rule = rootOf(declaration);
  const isAlways = rule?.selector === ':root' && (rule.parent?.type === 'root' || isLayer(rule.parent));
  return isAlways && !/var\(|^(?:inherit|initial|unset|revert)/.test(declaration.value);
}
