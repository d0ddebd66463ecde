import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { brokenWords, inWindow } from '../../testing/inWindow.ts';
import { MemberCard } from './MemberCard.tsx';
import {
  anna,
  memberCardLabels,
  someMembers,
  stressLabels,
  stressMember,
} from './MemberCard.fixtures.ts';

const meta = {
  title: 'Blocks/MemberCard',
  component: MemberCard,
  args: {
    member: anna,
    href: '#anna',
    onLikeChange: fn(),
    headingLevel: 2,
    isPriority: true,
    labels: memberCardLabels,
  },
  decorators: [
    (Story) => (
      <Grid columns="cards">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof MemberCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const like = canvas.getByRole('button', { name: 'Like Anna' });
    const link = canvas.getByRole('link', { name: /Anna, 34.*Demo profile/ });
    await userEvent.tab();
    await expect(like).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onLikeChange).toHaveBeenCalledWith('anna', true);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Playground: Story = { args: { badge: 'New' } };

export const States: Story = {
  render: (args) => (
    <>
      {someMembers.map((member) => (
        <MemberCard key={member.id} {...args} member={member} />
      ))}
      <ForceState state="focus">
        <MemberCard {...args} member={{ ...anna, id: 'focus', name: 'Focus' }} />
      </ForceState>
      <ForceState state="hover">
        <MemberCard {...args} member={{ ...anna, id: 'hover', name: 'Hover' }} />
      </ForceState>
      <MemberCard {...args} reason="You both like sushi" isFeature />
      <MemberCard
        {...args}
        onLikeChange={undefined}
        member={{ ...anna, id: 'visitor', name: 'For visitors' }}
      />
    </>
  ),
};

/** The longest word for a match, on the narrowest card: below the heart, where it does not fit beside it. */
export const LongMatch: Story = {
  args: {
    member: { ...anna, isMatch: true },
    labels: { ...memberCardLabels, match: 'Dopasowanie' },
  },
  render: (args) => (
    <div style={{ inlineSize: '9.5rem' }}>
      <MemberCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const broken = await inWindow({ width: 360 }, () => brokenWords(canvasElement));
    await expect(broken).toEqual([]);
  },
};

export const Stress: Story = {
  args: { member: stressMember, labels: stressLabels, badge: 'Uusi tykkäys sinulle' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <>
      {(['member', 'demo', 'fictional'] as const).flatMap((kind) =>
        [false, true].map((isLiked) => (
          <MemberCard
            key={`${kind}${isLiked}`}
            {...args}
            member={{ ...anna, kind, isLiked, isMatch: isLiked, name: `${kind} ${isLiked}` }}
          />
        )),
      )}
    </>
  ),
};
