// Fills the place that theme-classic 3.10.2 keeps empty in the navbar when no search plugin is installed.
import SearchButton from '@site/src/components/search/SearchButton';

export default function SearchBar() {
  return <SearchButton />;
}
