import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../../components/Banner/index.ts';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { logInLabels } from './LogInForm.fixtures.ts';
import { LogInForm } from './LogInForm.tsx';

const meta = {
  title: 'Blocks/LogInForm',
  component: LogInForm,
  decorators: [inFormWidth],
  args: {
    action: '/login',
    signUpHref: '/signup',
    resetPasswordHref: '/reset-password',
    onSubmit: fn(),
    labels: logInLabels,
  },
} satisfies Meta<typeof LogInForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), ' anna@example.org ');
    await userEvent.type(canvas.getByLabelText('Password'), 'a password{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'anna@example.org',
      password: 'a password',
    });
  },
};

export const Playground: Story = {};

/** Refused: the summary takes the focus and its link leads to the field. */
export const Refused: Story = {
  args: {
    defaultValues: { email: 'anna@example' },
    errors: { fields: { email: 'This is not a valid e-mail address.' } },
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Logging in did not work' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(
      canvas.getByRole('link', { name: 'This is not a valid e-mail address.' }),
    );
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
  },
};

/** Waiting: Enter does not send it again. */
export const Pending: Story = {
  args: { isPending: true, defaultValues: { email: 'anna@example.org', password: 'a password' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Too many attempts: about the whole form. */
export const States: Story = {
  args: {
    errors: { form: 'Too many attempts. This account is blocked for 15 minutes.' },
    resetPasswordHref: undefined,
    signUpHref: undefined,
    notice: <Banner>Log in to write to Anna.</Banner>,
  },
};

export const Stress: Story = {
  args: {
    errors: {
      form: 'Kirjautumisyritysten enimmäismäärä on ylittynyt, joten käyttäjätunnuksesi on lukittu.',
      fields: {
        email: 'Donaudampfschifffahrtsgesellschaftskapitaen@velours ist keine gültige Adresse.',
        password: 'Geben Sie Ihr Passwort ein.',
      },
    },
    labels: {
      title: 'Im Benutzerkonto anmelden',
      email: 'Sähköpostiosoite tai käyttäjätunnus',
      password: 'Passwort',
      showPassword: 'Passwort anzeigen',
      hidePassword: 'Passwort verbergen',
      submit: 'Anmeldevorgang abschließen und fortfahren',
      pending: 'Anmeldung läuft',
      forgotPassword: 'Passwort vergessen und Zurücksetzung beantragen',
      noAccount: 'Noch kein Benutzerkonto?',
      signUp: 'Kostenlose Registrierung',
      errorTitle: 'Die Anmeldung ist fehlgeschlagen',
    },
  },
};
