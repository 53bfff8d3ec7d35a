export {default as PageNotFound} from './PageNotFound';
