import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../../testing/inFormWidth.tsx';
import { stepFrame, stepLabels } from '../SignUpForm.fixtures.ts';
import { LocationStep } from './LocationStep.tsx';

const labels = {
  ...stepLabels,
  title: 'Where do you live?',
  lead: 'Others see your country and region, never your address.',
  country: 'Country',
  region: 'Region',
  choose: 'Choose',
  useMyLocation: 'Use my current location',
  locating: 'Looking up your location',
};

const meta = {
  title: 'Blocks/SignUpForm/LocationStep',
  component: LocationStep,
  decorators: [inFormWidth],
  args: {
    ...stepFrame,
    countries: [
      { value: 'NL', label: 'Netherlands' },
      { value: 'BE', label: 'Belgium' },
    ],
    regions: [
      { value: '1', label: 'Drenthe' },
      { value: '2', label: 'Utrecht' },
    ],
    onCountryChange: fn(),
    onLocate: fn(),
    onSubmit: fn(),
    labels,
  },
} satisfies Meta<typeof LocationStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'NL');
    await expect(args.onCountryChange).toHaveBeenCalledWith('NL');
    await userEvent.selectOptions(canvas.getByLabelText('Region'), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      country: 'NL',
      countryregion: '2',
    });
  },
};

export const Playground: Story = {};

export const States: Story = {
  args: {
    isLocating: true,
    errors: { fields: { countryregion: 'This answer is not one of the choices.' } },
  },
};

export const Stress: Story = {
  args: {
    countries: [{ value: 'GB', label: 'Vereinigtes Königreich von Großbritannien und Nordirland' }],
    defaultValues: { country: 'GB' },
    labels: {
      ...labels,
      title: 'Asuinpaikkakuntasi ja maakuntasi valinta',
      useMyLocation: 'Aktuellen Aufenthaltsort automatisch ermitteln',
    },
  },
};
