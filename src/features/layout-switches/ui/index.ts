export {useIsNarrow} from './useIsNarrow';
