/** An import, as MDX knows those that a page writes itself. */
export interface ImportNode {
  type: 'mdxjsEsm';
  value: string;
  data: {estree: object};
}

/** `import name from 'source'`, for the children of a page: a component or data that only some pages need. */
export function importNode(name: string, source: string): ImportNode {
  const raw = JSON.stringify(source);
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${raw};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw},
            attributes: [],
          },
        ],
      },
    },
  };
}
