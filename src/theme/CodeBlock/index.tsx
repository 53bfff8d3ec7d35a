// Replaces theme-classic 3.10.2, which highlights in the browser, once more after hydration, and with the colors of one mode
// in each element: 34 kB of Prism for every reader. Fences come highlighted from src/remark/highlight-fences.
export {default} from '@site/src/components/CodeBlock';
