export {default as Entry} from './Entry';
