export { FindTabs } from './FindTabs.tsx';
export { chooseSearchView, useSearchView } from './search-view.ts';
