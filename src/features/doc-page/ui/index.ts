export {default as DocPage} from './DocPage';
