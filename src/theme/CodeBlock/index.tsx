// Replaces theme-classic 3.10.2, which highlights in the browser, again after hydration, with one mode's colors in each
// element: 34 kB of Prism for every reader. Fences come highlighted from src/features/code/node/highlight-fences.
export {CodeBlock as default} from '@site/src/features/code/ui';
