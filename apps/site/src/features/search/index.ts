export { FindTabs } from './FindTabs.tsx';
