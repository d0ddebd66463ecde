import { componentStyle } from '../../styles/layered.ts';

/** Groups of the same width, so that they can be compared with the card at a glance. */
export const iban = componentStyle({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' });
