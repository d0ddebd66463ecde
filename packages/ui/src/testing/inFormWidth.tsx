import type { Decorator } from '@storybook/react-vite';
import { Container } from '../primitives/Container/index.ts';

/** Stories only: in the width a form has on its page. */
export const inFormWidth: Decorator = (Story) => (
  <Container width="sm">
    <Story />
  </Container>
);
