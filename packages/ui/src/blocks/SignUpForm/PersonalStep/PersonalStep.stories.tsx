import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../../testing/inFormWidth.tsx';
import { stepFrame, stepLabels } from '../SignUpForm.fixtures.ts';
import { PersonalStep } from './PersonalStep.tsx';

const labels = {
  ...stepLabels,
  title: 'A little about you',
  lead: 'Fill in what you like. You can change it later.',
  choose: 'Rather not say',
};

const meta = {
  title: 'Blocks/SignUpForm/PersonalStep',
  component: PersonalStep,
  decorators: [inFormWidth],
  args: {
    ...stepFrame,
    fields: [
      {
        name: 'gender',
        label: 'Gender',
        options: [
          { value: 'male', label: 'Man' },
          { value: 'female', label: 'Woman' },
        ],
      },
      {
        name: 'hair_colour',
        label: 'Hair colour',
        options: [
          { value: 'black', label: 'Black' },
          { value: 'brown', label: 'Brown' },
          { value: 'blond', label: 'Blond' },
          { value: 'red', label: 'Red' },
        ],
      },
    ],
    onSubmit: fn(),
    labels,
  },
} satisfies Meta<typeof PersonalStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Woman' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    // What is not answered is not sent.
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ gender: 'female' });
  },
};

export const Playground: Story = {};

export const States: Story = {
  args: {
    defaultValues: { gender: 'male', hair_colour: 'red' },
    errors: { fields: { gender: 'This answer is not one of the choices.' } },
  },
};

export const Stress: Story = {
  args: {
    fields: [
      {
        name: 'relationship_status',
        label: 'Beziehungsstatus und Lebensgemeinschaftsverhältnis',
        options: [
          { value: 'single', label: 'Alleinstehend und partnersuchend' },
          { value: 'open', label: 'Avoimessa parisuhteessa elävä' },
        ],
      },
    ],
    labels: { ...labels, title: 'Henkilökohtaisten ominaisuuksiesi kuvaileminen' },
  },
};
