import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Container } from '../Container/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Grid } from './Grid.tsx';

const Box = ({ children }: { children: ReactNode }) => (
  <div
    style={{ padding: '1rem', borderRadius: '8px', backgroundColor: 'var(--velours-color-hover)' }}
  >
    {children}
  </div>
);

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => <Box key={index}>{index + 1}</Box>);

const meta = {
  title: 'Primitives/Layout',
  tags: ['autodocs'],
  component: Grid,
  args: { children: boxes(6) },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 'cards', gap: 'lg' } };

export const StackAndInline: Story = {
  render: () => (
    <Stack gap="lg">
      <Inline gap="sm">{boxes(5)}</Inline>
      <Inline justify="space-between">{boxes(2)}</Inline>
      <Stack gap="xs">{boxes(3)}</Stack>
    </Stack>
  ),
};

export const Containers: Story = {
  parameters: { layout: 'fullscreen' },
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

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="xl">
      {(['narrow', 'medium', 'wide', 'two', 'cards', 'sidebar'] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          {boxes(4)}
        </Grid>
      ))}
    </Stack>
  ),
};
