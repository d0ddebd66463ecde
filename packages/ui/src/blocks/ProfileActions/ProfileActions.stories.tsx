import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { brokenWords, inWindow } from '../../testing/inWindow.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  profileActionsLabels,
  profileMenuLabels,
  stressActionsLabels,
} from './ProfileActions.fixtures.ts';
import { ProfileActions, ProfileMenu } from './ProfileActions.tsx';

const meta = {
  title: 'Blocks/ProfileActions',
  component: ProfileActions,
  args: {
    isLiked: false,
    onLikeChange: fn(),
    messageHref: '#chat',
    onGift: fn(),
    labels: profileActionsLabels,
  },
} satisfies Meta<typeof ProfileActions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLikeChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Send message 10 credits' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { isLiked: true } };

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <ProfileActions {...args} />
      <ProfileActions {...args} isLiked />
      <ProfileActions {...args} onGift={undefined} />
      <ProfileActions {...args} logInHref="#login" logInLabel="Log in to write to Anna" />
      <ProfileActions
        {...args}
        logInHref="#login"
        logInLabel="Log in"
        signUpHref="#signup"
        signUpLabel="Sign up"
      />
      <ForceState state="hover">
        <ProfileActions {...args} isLiked />
      </ForceState>
      <ForceState state="focus">
        <ProfileActions {...args} />
      </ForceState>
    </Stack>
  ),
};

/** Text twice as large on a phone: the message has a line of its own and its words are whole; the two others share one. */
export const LargeText: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [like, message, gift, broken] = await inWindow({ width: 320, textSize: 200 }, () => [
      canvas.getByRole('button', { name: 'Like' }).getBoundingClientRect(),
      canvas.getByRole('link').getBoundingClientRect(),
      canvas.getByRole('button', { name: 'Send gift' }).getBoundingClientRect(),
      brokenWords(canvasElement),
    ]);
    await expect(gift.top).toBe(like.top);
    await expect(message.top).toBeGreaterThanOrEqual(like.bottom);
    await expect(broken).toEqual([]);
  },
};

export const Stress: Story = { args: { labels: stressActionsLabels, isLiked: true } };

const onBlock = fn();

/** Block and report, by keyboard. */
export const More: Story = {
  render: () => <ProfileMenu onBlock={onBlock} onReport={fn()} labels={profileMenuLabels} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Report' })).toBeVisible());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onBlock).toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Report' })).toBeNull());
  },
};
