export {default as keepAliases} from './keep-section-aliases';
