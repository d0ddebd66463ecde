import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from './FieldError.tsx';

const meta = {
  title: 'Components/FieldError',
  component: FieldError,
  args: { children: 'Enter an e-mail address such as name@example.com.' },
} satisfies Meta<typeof FieldError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const States: Story = {};

export const Stress: Story = {
  args: {
    children:
      'Die Benutzernamenseinschränkungsrichtlinie verbietet Sonderzeichenverwendungsmöglichkeiten wie Sähköpostivahvistuksenuudelleenlähettäminen.',
  },
};
