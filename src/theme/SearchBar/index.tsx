// Fills the place that theme-classic 3.10.2 keeps empty in the navbar when no search plugin is installed.
export {default} from '@site/src/search/ui/SearchButton';
