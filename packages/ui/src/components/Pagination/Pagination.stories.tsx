import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Pagination } from './Pagination.tsx';

const labels = {
  title: 'Pages of the results',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 10, numPages: 42, hrefOf: (page: number) => `#page-${page}`, labels },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Page 10' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-11');
  },
};

export const Playground: Story = { args: { page: 3, numPages: 7 } };

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      {[
        [1, 42],
        [4, 42],
        [42, 42],
        [3, 5],
        [1, 2],
      ].map(([page = 1, numPages = 1]) => (
        <Pagination
          key={`${page} ${numPages}`}
          {...args}
          page={page}
          numPages={numPages}
          labels={{ ...labels, title: `Page ${page} of ${numPages}` }}
        />
      ))}
      <ForceState state="hover">
        <Pagination {...args} page={2} numPages={3} labels={{ ...labels, title: 'Hover' }} />
      </ForceState>
      <ForceState state="focus">
        <Pagination {...args} page={2} numPages={3} labels={{ ...labels, title: 'Focus' }} />
      </ForceState>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    page: 8_888,
    numPages: 99_999,
    labels: {
      title: 'Suchergebnisseitennavigation',
      previous: 'Vorangegangene Suchergebnisseite',
      next: 'Seuraavalle hakutulossivulle',
      page: (page: number) => `Suchergebnisseite ${page}`,
    },
  },
};
