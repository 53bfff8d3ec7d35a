// Replaces theme-classic 3.10.2, which adds languages to Prism in the browser. Fences come highlighted, and the languages
// are added where that is done: src/features/code/node/highlight-fences/prism.ts.
export default function prismIncludeLanguages(): void {}
