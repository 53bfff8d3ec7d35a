export {default as SearchButton} from './SearchButton';
export {default as SearchPage} from './SearchPage';
export {requestSearch} from './open-request';
