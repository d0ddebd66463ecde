import { componentStyle } from '../../styles/layered.ts';

// The browser's own cross has no name in the reader's language and is too small for a finger.
export const search = componentStyle({
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
