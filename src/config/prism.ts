import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

interface Palette {
  background: string;
  text: string;
  comment: string;
  punctuation: string;
  keyword: string;
  string: string;
  literal: string;
  name: string;
}

// The stock themes fail WCAG AA on comments and punctuation. Each color here reaches 4.5:1 on its background, which
// tests/unit/config/prism.test.ts checks.
const light: Palette = {
  background: '#f6f8f9',
  text: '#1a202c',
  comment: '#5a6675',
  punctuation: '#4a5568',
  keyword: '#8a1c7c',
  string: '#1b6335',
  literal: '#9a3b00',
  name: '#0b5394',
};

const dark: Palette = {
  background: '#171d26',
  text: '#e3e8ef',
  comment: '#94a1b3',
  punctuation: '#b6c0cd',
  keyword: '#f0a6e4',
  string: '#9ddca6',
  literal: '#f5b983',
  name: '#8cc8ff',
};

function themeOf(palette: Palette): PrismTheme {
  const {background, text, comment, punctuation, keyword, string, literal, name} = palette;
  return {
    plain: {color: text, backgroundColor: background},
    styles: [
      {types: ['comment', 'prolog', 'cdata'], style: {color: comment, fontStyle: 'italic'}},
      {types: ['punctuation', 'operator'], style: {color: punctuation}},
      {types: ['keyword', 'builtin', 'important', 'directive', 'atrule'], style: {color: keyword}},
      {types: ['string', 'char', 'regex', 'url', 'attr-value'], style: {color: string}},
      {types: ['number', 'boolean', 'constant', 'variable', 'symbol', 'null'], style: {color: literal}},
      {
        types: ['function', 'class-name', 'property', 'tag', 'attr-name', 'selector', 'key', 'header-name'],
        style: {color: name},
      },
    ],
  };
}

export const palettes = {light, dark};

export const prism = {
  theme: themeOf(light),
  darkTheme: themeOf(dark),
  additionalLanguages: ['bash', 'http', 'ini', 'json', 'toml'],
} satisfies ThemeConfig['prism'];
