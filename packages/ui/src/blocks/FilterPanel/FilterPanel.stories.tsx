import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EnteredEarly } from '../../testing/EnteredEarly.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { filterPanelProps, stressFilterProps } from './FilterPanel.fixtures.ts';
import { FilterPanel } from './FilterPanel.tsx';

const meta = {
  title: 'Blocks/FilterPanel',
  component: FilterPanel,
  args: { ...filterPanelProps, onSubmit: fn(), onDraft: fn() },
} satisfies Meta<typeof FilterPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const youngest = canvas.getByRole('spinbutton', { name: 'Youngest' });
    await userEvent.click(youngest);
    // The slider comes once the panel is touched, and holds what the number fields hold.
    const slider = await canvas.findByRole('slider', { name: /Youngest/ });
    await expect(slider).toHaveValue('25');
    await userEvent.clear(youngest);
    await userEvent.type(youngest, '30');
    await expect(slider).toHaveValue('30');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(youngest).toHaveValue(31);
    // A region belongs to its country.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'BE');
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'DK');
    await expect(canvas.queryByRole('combobox', { name: 'Region' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 214 people' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: 'DK', minAge: 31 }),
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({
      gender: 'female',
      interestedIn: '',
      country: 'DK',
      countryregion: '',
      minAge: 31,
      maxAge: 40,
    });
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <FilterPanel {...args} />
      <FilterPanel
        {...args}
        values={{
          gender: '',
          interestedIn: '',
          country: '',
          countryregion: '',
          minAge: 18,
          maxAge: 99,
        }}
        labels={{ ...args.labels, title: 'Everybody' }}
      />
      <FilterPanel
        {...args}
        fields={['gender', 'age']}
        labels={{ ...args.labels, title: 'Two fields' }}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getAllByRole('spinbutton', { name: 'Youngest' }),
    ).toHaveLength(3);
  },
};

/** What was entered before the script is there stays, also where more is entered then. */
export const EnteredEarlyOn: Story = {
  render: (args) => (
    <EnteredEarly
      enter={(page) => {
        const put = (name: string, value: string): void => {
          const field = page.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
          if (field) field.value = value;
        };
        put('interested_in', 'male');
        put('country', 'BE');
        put('min_age', '3');
      }}
    >
      <FilterPanel {...args} />
    </EnteredEarly>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onDraft).toHaveBeenCalled());
    await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Youngest' }), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 214 people' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      gender: 'female',
      interestedIn: 'male',
      country: 'BE',
      countryregion: '',
      minAge: 31,
      maxAge: 40,
    });
  },
};

export const Stress: Story = { args: stressFilterProps };
