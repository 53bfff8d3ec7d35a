export {default as highlightFences} from './highlight-fences';
export {markedLines} from './highlight-fences/marked-lines';
export {additionalLanguages} from './highlight-fences/prism';
export {default as noWrapCode} from './no-wrap-code';
