export {default as Feedback} from './Feedback';
