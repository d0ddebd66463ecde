import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import {
  longSignUpLabels,
  signUpLabels,
  signUpStepperLabels,
  signUpSteps,
} from './SignUpForm.fixtures.ts';
import { SignUpForm } from './SignUpForm.tsx';

const meta = {
  title: 'Blocks/SignUpForm',
  component: SignUpForm,
  decorators: [inFormWidth],
  args: {
    action: '/signup',
    logInHref: '/login',
    onSubmit: fn(),
    onFieldChange: fn(),
    steps: signUpSteps,
    stepperLabels: signUpStepperLabels,
    terms: (
      <>
        By signing up you confirm that you are at least 18 years old and accept our{' '}
        <Link href="/terms">terms</Link>.
      </>
    ),
    labels: signUpLabels,
  },
} satisfies Meta<typeof SignUpForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'anna@example.org');
    await expect(args.onFieldChange).toHaveBeenCalledWith('email');
    await userEvent.type(canvas.getByLabelText('Profile name'), 'Anna');
    await userEvent.type(canvas.getByLabelText('Password'), 'a short sentence');
    await userEvent.type(canvas.getByLabelText('Day'), '7');
    await userEvent.type(canvas.getByLabelText('Month'), '3');
    await userEvent.type(canvas.getByLabelText('Year'), '1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'anna@example.org',
      name: 'Anna',
      password: 'a short sentence',
      date_of_birth: '1990-03-07',
    });
  },
};

export const Playground: Story = {};

/** Refused: every field with its own message; the summary takes the focus and leads to each. */
export const Refused: Story = {
  args: {
    defaultValues: { email: 'anna@', name: '@anna', date_of_birth: '2010-02-30' },
    errors: {
      fields: {
        email: 'This is not a valid e-mail address.',
        name: 'Your name must not begin with @.',
        password: 'This password is too short. Choose a longer one.',
        date_of_birth: 'This date does not exist. Check day, month and year.',
      },
    },
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Some answers need another look' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(
      canvas.getByRole('link', { name: 'This date does not exist. Check day, month and year.' }),
    );
    await expect(canvas.getByLabelText('Day')).toHaveFocus();
  },
};

/** On its way: it cannot be sent again. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Asks who the visitor is and looks for; what is not answered is left out. */
export const WithWho: Story = {
  args: { asksWho: true, steps: undefined },
  play: async ({ canvas, args }) => {
    const sought = within(canvas.getByRole('radiogroup', { name: 'Looking for' }));
    await userEvent.click(sought.getByRole('radio', { name: 'Women and men' }));
    await expect(args.onFieldChange).toHaveBeenCalledWith('looking_for');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      looking_for: 'any',
      email: '',
      name: '',
      password: '',
      date_of_birth: '',
    });
  },
};

/** For a member the visitor came for: asks for a first message. In the order of American dates. */
export const States: Story = {
  args: { hasSignupMessage: true, dateOrder: 'mdy', steps: undefined },
};

/** Refused as a whole. */
export const Closed: Story = {
  args: { errors: { form: 'Sign-up is closed at the moment.' } },
};

export const Stress: Story = {
  args: {
    asksWho: true,
    hasSignupMessage: true,
    labels: longSignUpLabels,
    errors: {
      form: 'Palveluun rekisteröityminen on väliaikaisesti poissa käytöstä huoltotoimenpiteiden vuoksi.',
      fields: { email: 'Donaudampfschifffahrtsgesellschaftskapitaen@velours ist ungültig.' },
    },
  },
};
