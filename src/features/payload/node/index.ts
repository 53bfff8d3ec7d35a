export {default as purgeCss} from './purge-css';
export {default as splitGenerated} from './split-generated';
