import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press, refused, sendForm, wordsOf } from '../../stories/acting.ts';
import { peopleWithLongNames, samples } from '../../stories/people.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Landing pages',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/landers/collagelanding', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Samples, each with its kind, beside sign-up. */
export const Collage: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const { title } = t(($) => $.landers.collagelanding);
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('list', { name: t(($) => $.landers.people) })).toBeVisible();
    await expect(canvas.getByLabelText(t(($) => $.signup.account.email))).toBeVisible();
  },
};

/** Sign-up in it is the form of every other page: what is missing is said before the server is asked. */
export const NothingFilledIn: Story = {
  play: async () => {
    await sendForm({ email: '', name: '', password: '' });
    await refused();
  },
};

/** The server has no samples: words and sign-up stand alone. */
export const WithoutSamples: Story = {
  args: { answers: { getLander: { campaign: null, profiles: [] } } },
};

/** The site takes no sign-ups now. */
export const Closed: Story = { args: { settings: { signups: 'closed', signup_open: false } } };

export const AloneTonight: Story = { args: { path: '/landers/alonetonight' } };

export const Gallery: Story = { args: { path: '/landers/gallery' } };

export const Icons: Story = { args: { path: '/landers/iconslanding' } };

export const Map: Story = { args: { path: '/landers/maplanding' } };

export const SocialNetwork: Story = { args: { path: '/landers/socialnetwork' } };

export const TransitionsVideo: Story = { args: { path: '/landers/transitionsvideolanding' } };

export const Video: Story = { args: { path: '/landers/video' } };

export const TinderSwipe: Story = { args: { path: '/landers/tinderswipe' } };

const two = samples(2);

/** All samples are decided on: nobody was told, and the way to sign-up is there. */
export const Swiped: Story = {
  args: {
    path: '/landers/tinderswipe',
    answers: {
      getLander: { campaign: null, profiles: two },
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const deck = t(($) => $.swipe.deck);
    const about = (action: string, name = ''): string => t(($) => $.swipe.about, { action, name });
    await press(about(deck.like, two[0]?.name));
    const pass = about(deck.pass, two[1]?.name);
    await canvas.findByRole('button', { name: pass });
    // A card that has just come takes no decision yet.
    await new Promise((seen) => setTimeout(seen, 450));
    await press(pass);
    const { title, action } = t(($) => $.landers.tinderswipe.done);
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: action })).toBeVisible();
  },
};

/** The longest names there are. */
export const Stress: Story = {
  args: {
    path: '/landers/gallery',
    answers: { getLander: { campaign: null, profiles: peopleWithLongNames().slice(0, 6) } },
  },
};
