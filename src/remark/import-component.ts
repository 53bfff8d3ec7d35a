/** An import, as MDX knows those that a page writes itself. */
export interface ImportNode {
  type: 'mdxjsEsm';
  value: string;
  data: {estree: object};
}

/** `import name from 'source'`, for the children of a page: a component or data that only some pages need; or `import 'source'`. */
export function importNode(name: string | undefined, source: string): ImportNode {
  const raw = JSON.stringify(source);
  return {
    type: 'mdxjsEsm',
    value: `import ${name ? `${name} from ` : ''}${raw};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: name ? [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}] : [],
            source: {type: 'Literal', value: source, raw},
            attributes: [],
          },
        ],
      },
    },
  };
}
