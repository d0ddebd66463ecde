import { componentStyle } from '@velours/ui/styles/layered.ts';

/** A box that fixed things are fixed in. */
export const stage = componentStyle({
  position: 'relative',
  transform: 'translate(0)',
  minBlockSize: '40rem',
  overflow: 'hidden',
});
