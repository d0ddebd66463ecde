import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Grid/boxes.fixtures.tsx';
import { Stack } from '../Stack/index.ts';
import { Container } from './Container.tsx';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Box>The page</Box> },
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'sm', isPage: true } };

export const Widths: Story = {
  render: () => (
    <Stack gap="sm">
      {(['sm', 'md', 'lg', 'xl'] as const).map((width) => (
        <Container key={width} width={width}>
          <Box>{width}</Box>
        </Container>
      ))}
    </Stack>
  ),
};
