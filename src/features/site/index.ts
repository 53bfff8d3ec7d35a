export {redirectToDocs} from './inline-scripts';
