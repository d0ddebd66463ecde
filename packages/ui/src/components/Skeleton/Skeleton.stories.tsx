import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack gap="none">
      <Skeleton {...args} />
      <Skeleton width="long" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const skeleton of canvasElement.querySelectorAll('span')) {
      await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const Playground: Story = { args: { shape: 'text', width: 'medium' } };

export const States: Story = {
  render: () => (
    <Grid columns="cards" gap="lg">
      {[1, 2].map((index) => (
        <Card key={index} padding="none" isClipped>
          <Skeleton shape="photo" />
          <Card padding="sm">
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </Card>
        </Card>
      ))}
    </Grid>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="lg">
      {(['text', 'avatar', 'control', 'photo'] as const).map((shape) => (
        <Grid key={shape} columns="narrow">
          {(['full', 'long', 'medium', 'short'] as const).map((width) => (
            <Skeleton key={width} shape={shape} width={width} />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};
