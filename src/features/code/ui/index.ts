export {default as CodeBlock} from './CodeBlock';
export {default as CodeFrame} from './CodeBlock/Frame';
export type {default as SampleValues} from './SampleValues';
export {default as WrapLines} from './WrapLines';

/** Loads the dialog with the reader's values for code samples. */
export const loadSampleValues = () => import(/* webpackChunkName: "values" */ './SampleValues');

/** Loads the form of that dialog. */
export const loadValuesForm = () => import(/* webpackChunkName: "values" */ './SampleValues/Form');
