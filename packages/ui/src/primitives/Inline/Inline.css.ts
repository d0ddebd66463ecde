import { componentStyle } from '../../styles/layered.ts';

export const inline = componentStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const noWrap = componentStyle({ flexWrap: 'nowrap' });
