import { expect, userEvent } from 'storybook/test';

type Played = {
  canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement };
  args: { onResend?: unknown };
};

/** Stories only: the button is the first to be reached, and Enter asks once. */
export const resendsByKeyboard = async ({ canvas, args }: Played): Promise<void> => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Send the mail again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onResend).toHaveBeenCalledTimes(1);
};
