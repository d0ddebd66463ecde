import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../../testing/inFormWidth.tsx';
import { stepFrame, stepLabels } from '../SignUpForm.fixtures.ts';
import { AboutStep } from './AboutStep.tsx';

const labels = {
  ...stepLabels,
  title: 'In your own words',
  lead: 'A few lines about who you are and what you are looking for.',
  aboutMe: 'About me',
  aboutMeHint: 'Leave out phone numbers and addresses.',
  interests: 'Interests',
  counter: (used: number, maximum: number) => `${used} of ${maximum}`,
};

const meta = {
  title: 'Blocks/SignUpForm/AboutStep',
  component: AboutStep,
  decorators: [inFormWidth],
  args: {
    ...stepFrame,
    interests: [
      { value: 'beach', label: 'Beach' },
      { value: 'cooking', label: 'Cooking' },
      { value: 'movies', label: 'Movies' },
      { value: 'one_night_stand', label: 'One night stand' },
      { value: 'travelling', label: 'Travelling' },
    ],
    maxLength: 1000,
    onSubmit: fn(),
    labels,
  },
} satisfies Meta<typeof AboutStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('About me'), 'I like the sea.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Beach' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Movies' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      about_me: 'I like the sea.',
      interests: ['beach', 'movies'],
    });
  },
};

export const Playground: Story = {};

export const States: Story = {
  args: {
    defaultValues: { about_me: 'I like the sea, and long evenings.', interests: ['beach'] },
    errors: { fields: { about_me: 'Leave out phone numbers.' } },
  },
};

export const Stress: Story = {
  args: {
    interests: [
      { value: 'a', label: 'Gesellschaftstanzveranstaltungen' },
      { value: 'b', label: 'Ulkoilmaelokuvafestivaalit' },
      { value: 'c', label: 'Kunst' },
    ],
    labels: {
      ...labels,
      title: 'Selbstbeschreibung und Freizeitbeschäftigungen',
      aboutMe: 'Persönlichkeitsbeschreibung',
    },
  },
};
