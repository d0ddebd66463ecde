import type { Meta, StoryObj } from '@storybook/react-vite';
import { signUpIsReached } from '../CampaignHero/storyParts.ts';
import { memberLandingProps, stressMemberLandingProps } from './MemberLanding.fixtures.ts';
import { MemberLanding } from './MemberLanding.tsx';

const meta = {
  title: 'Blocks/MemberLanding',
  component: MemberLanding,
  parameters: { layout: 'fullscreen' },
  args: memberLandingProps,
} satisfies Meta<typeof MemberLanding>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: signUpIsReached };

export const Playground: Story = { args: { layout: 'portrait' } };

/** /members/{id}/landing2 */
export const Cover: Story = { args: { layout: 'cover' } };

/** /members/{id}/landing3 */
export const Letter: Story = { args: { layout: 'letter' } };

/** Next to nothing known: no photo, no text, no interests. */
export const States: Story = {
  args: {
    layout: 'cover',
    facts: undefined,
    member: {
      ...memberLandingProps.member,
      kind: 'fictional',
      photo: null,
      about: undefined,
      interests: [],
    },
  },
};

export const Stress: Story = { args: stressMemberLandingProps };

export const StressLetter: Story = { args: { ...stressMemberLandingProps, layout: 'letter' } };

export const StressCover: Story = { args: { ...stressMemberLandingProps, layout: 'cover' } };
