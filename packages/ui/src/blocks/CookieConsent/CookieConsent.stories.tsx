import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  cookieConsent,
  signalledGroups,
  stressCookieConsent,
  usPrivacy,
} from './CookieConsent.fixtures.ts';
import { CookieConsent } from './CookieConsent.tsx';

const meta = {
  title: 'Blocks/CookieConsent',
  component: CookieConsent,
  parameters: { layout: 'fullscreen' },
  // A page that goes on below the window, so that the bar has something to stand over.
  decorators: [
    (Story) => (
      <>
        <Container isPage>
          <Stack align="start">
            {Array.from({ length: 20 }, (_, index) => (
              <Button key={index} variant="outline" tone="neutral">
                {`Part ${index + 1} of the page`}
              </Button>
            ))}
          </Stack>
        </Container>
        <Story />
      </>
    ),
  ],
  args: { ...cookieConsent, onChoose: fn() },
} satisfies Meta<typeof CookieConsent>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Three answers of one look; the page behind can be used, and its focus is never under the bar. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: 'Cookies' });
    const [necessary, all, choose] = ['Only necessary', 'Accept all', 'Choose'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    await expect(new Set([necessary, all, choose].map((one) => one?.className)).size).toBe(1);
    const { documentElement } = document;
    await waitFor(() => expect(documentElement.style.scrollPaddingBlockEnd).not.toBe(''));
    for (let index = 0; index < 20; index += 1) await userEvent.tab();
    const focused = document.activeElement as HTMLElement;
    await expect(focused).toHaveTextContent('Part 20 of the page');
    await expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      region.getBoundingClientRect().top,
    );

    if (necessary) await userEvent.click(necessary);
    await expect(args.onChoose).toHaveBeenLastCalledWith(['necessary']);
    if (all) await userEvent.click(all);
    await expect(args.onChoose).toHaveBeenLastCalledWith([
      'necessary',
      'statistics',
      'advertising',
    ]);
    window.scrollTo(0, 0);
  },
};

export const Playground: Story = {};

/** Opened by the visitor: the focus goes to the groups, none of which is chosen beforehand. */
export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await expect(canvas.getByRole('group', { name: 'What may be kept' })).toHaveFocus();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Statistics/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['necessary', 'statistics']);
  },
};

/** The groups open from the start, with an earlier choice. */
export const States: Story = { args: { isOpenAtFirst: true, defaultChosen: ['statistics'] } };

/** For visitors from the United States: the link to opt out. */
export const UnitedStates: Story = {
  args: { usPrivacy: { ...usPrivacy, signal: undefined } },
};

/** Their browser sends Global Privacy Control: it is honoured, and the site says so. */
export const GlobalPrivacyControl: Story = {
  args: { usPrivacy, groups: signalledGroups, isOpenAtFirst: true },
};

export const Stress: Story = { args: { ...stressCookieConsent, isOpenAtFirst: true, usPrivacy } };
