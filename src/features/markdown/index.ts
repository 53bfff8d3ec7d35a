export {markdownPath} from './markdown-path';
