import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { discountedSummary, longSummary, priceSummary } from './PriceSummary.fixtures.ts';
import { PriceSummary } from './PriceSummary.tsx';

const meta = {
  title: 'Blocks/PriceSummary',
  component: PriceSummary,
  args: discountedSummary,
  decorators: [
    (Story) => (
      <Grid columns="wide">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof PriceSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

const Changing = () => {
  const [summary, setSummary] = useState(priceSummary);
  return (
    <Stack>
      <PriceSummary {...summary} />
      <Button variant="outline" onPress={() => setSummary(discountedSummary)}>
        Use a discount
      </Button>
    </Stack>
  );
};

/** At first silent; another total is read out. */
export const Default: Story = {
  render: () => <Changing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a discount' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The total is now € 8.75.');
  },
};

export const Playground: Story = { args: { isTitleHidden: false, isUpdating: false } };

export const States: Story = {
  render: () => (
    <>
      <Card>
        <PriceSummary {...priceSummary} />
      </Card>
      <Card>
        <PriceSummary {...discountedSummary} title="With a discount" />
      </Card>
      <Card>
        <PriceSummary {...priceSummary} title="Being worked out" isUpdating />
      </Card>
    </>
  ),
};

export const Stress: Story = { args: longSummary };
