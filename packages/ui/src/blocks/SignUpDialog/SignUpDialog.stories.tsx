import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longSignUpLabels, signUpLabels } from '../SignUpForm/SignUpForm.fixtures.ts';
import { SignUpForm } from '../SignUpForm/index.ts';
import { signUpDialogLabels } from './SignUpDialog.fixtures.ts';
import { SignUpDialog } from './SignUpDialog.tsx';

const meta = {
  title: 'Blocks/SignUpDialog',
  component: SignUpDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    labels: signUpDialogLabels,
    children: (
      <SignUpForm action="/signup" logInHref="/login" headingLevel="none" labels={signUpLabels} />
    ),
  },
} satisfies Meta<typeof SignUpDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Before anything is filled in, Escape and a press beside it close it. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Create your account' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

/** In progress: neither Escape nor the backdrop closes it, its own button does. */
export const States: Story = {
  args: { isInProgress: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Create your account' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    const backdrop = dialog.parentElement?.parentElement;
    if (backdrop) await userEvent.click(backdrop);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close sign-up' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Stress: Story = {
  args: {
    labels: {
      title: 'Benutzerkontoeinrichtung und Sähköpostiosoitteen vahvistaminen',
      close: 'Registrierung schließen',
    },
    children: (
      <SignUpForm
        action="/signup"
        logInHref="/login"
        headingLevel="none"
        labels={longSignUpLabels}
      />
    ),
  },
};
