// Fills the slot that theme-classic 3.10.2 leaves empty in the navbar when no search plugin is installed.
export {SearchButton as default} from '@site/src/features/search/ui';
