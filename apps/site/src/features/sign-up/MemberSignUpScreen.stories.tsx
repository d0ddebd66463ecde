import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const { id } = exampleOf('getMember', 200, 'demo').profile;

const meta = {
  title: 'Screens/Sign up for a member',
  tags: ['screen'],
  ...screenMeta,
  args: { path: `/members/${id}/signup`, who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Whose page the visitor came from, what kind of profile it is, and the form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toBeVisible();
  },
};

export const Fictional: Story = {
  args: { path: `/members/${exampleOf('getMember', 200, 'fictional').profile.id}/signup` },
};

/** The domain shows members to nobody who is not one: the form alone. */
export const WithoutMember: Story = {
  args: { answers: { getMember: 'authenticationRequired' } },
};

/** The site takes no sign-ups now. */
export const Closed: Story = { args: { settings: { signups: 'closed', signup_open: false } } };

/** The three landing pages for a member: the photo beside the form. */
export const Landing: Story = { args: { path: `/members/${id}/landing` } };

/** A band of colour, the photo on its edge. */
export const Landing2: Story = { args: { path: `/members/${id}/landing2` } };

/** What the member wrote, as on paper. */
export const Landing3: Story = { args: { path: `/members/${id}/landing3` } };
