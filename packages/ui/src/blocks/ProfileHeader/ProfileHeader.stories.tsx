import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  profileActionsLabels,
  profileMenuLabels,
} from '../ProfileActions/ProfileActions.fixtures.ts';
import { Container } from '../../primitives/Container/index.ts';
import { ProfileActions, ProfileMenu } from '../ProfileActions/index.ts';
import { annaHeader, stressHeader } from './ProfileHeader.fixtures.ts';
import { ProfileHeader } from './ProfileHeader.tsx';

const meta = {
  title: 'Blocks/ProfileHeader',
  component: ProfileHeader,
  // On a phone it reaches over the room at a page's edges.
  decorators: [
    (Story) => (
      <Container isPage>
        <Story />
      </Container>
    ),
  ],
  args: {
    ...annaHeader,
    actions: (
      <ProfileActions
        isLiked={false}
        onLikeChange={fn()}
        messageHref="#chat"
        onGift={fn()}
        labels={profileActionsLabels}
      />
    ),
    menu: <ProfileMenu onBlock={fn()} onReport={fn()} labels={profileMenuLabels} />,
  },
} satisfies Meta<typeof ProfileHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Anna, 34' })).toBeVisible();
    await expect(canvas.getByText('Demo profile')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Photo of Anna' })).toBeVisible();
  },
};

export const Playground: Story = {};

export const States: Story = {
  args: {
    kind: 'member',
    kindLabel: undefined,
    kindNotice: undefined,
    matchLabel: undefined,
    isOnline: false,
  },
};

export const Fictional: Story = {
  args: {
    kind: 'fictional',
    kindLabel: 'Fictional profile',
    kindNotice: 'There is no member behind this profile and no meeting is possible.',
    photo: null,
    photoLabel: 'No photo yet',
  },
};

export const Stress: Story = { args: stressHeader };
