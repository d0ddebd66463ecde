import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import type { Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import {
  press,
  refused,
  skipTo,
  wordsOf,
  type SkippableStep,
  type Acted,
} from '../../stories/acting.ts';
import type { OpenedScreen, ScreenArgs } from '../../stories/open-screen.ts';
import { people } from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { keepSignUp, readSignUp, type KeptSignUp } from './steps/kept-sign-up.ts';

const meta = {
  title: 'Screens/Complete sign-up',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/complete-signup', who: 'unconfirmed' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A step, come to by skipping those before it. */
const atStep = (step: SkippableStep) => async (story: Acted) => {
  const t = wordsOf(story);
  await skipTo(t, step);
  await expect(screen.getByRole('heading', { name: t(($) => $.signup[step].title) })).toBeVisible();
};

/** A browser that can show notifications, and has not been asked. */
const withNotifications = (): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  Object.defineProperty(globalThis, 'Notification', {
    configurable: true,
    value: { permission: 'default', requestPermission: () => new Promise(() => undefined) },
  });
  return () => {
    if (before) Object.defineProperty(globalThis, 'Notification', before);
  };
};

const choosePhoto = async (): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no place to choose a photo');
  await userEvent.upload(input, new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
};

const { user: unconfirmed } = exampleOf('getUser', 200, 'unconfirmed');

/** One of those whom the step suggests. */
const [, chosen] = people(2) as [Schemas['ProfileCard'], Schemas['ProfileCard']];

/** The page is loaded again while somebody is there. */
const reloadedAt =
  (at: Pick<KeptSignUp, 'startsAt' | 'step' | 'typed'>): (() => () => void) =>
  () => {
    const asReloaded = spyOn(performance, 'getEntriesByType').mockImplementation(() => [
      { type: 'reload' } as PerformanceNavigationTiming,
    ]);
    keepSignUp(unconfirmed.id, { ...at, values: {}, firstMessage: null });
    return () => {
      asReloaded.mockRestore();
      keepSignUp(unconfirmed.id, null);
    };
  };

const { photos } = exampleOf('getUser', 200, 'premium').user.profile;

const { photos: ownPhotos } = exampleOf('getPhotos', 200, 'photos');

/** A member who has these photos. */
const withPhotos = (own: readonly Schemas['Photo'][]): NonNullable<ScreenArgs['user']> => ({
  profile: { ...exampleOf('getUser', 200, 'unconfirmed').user.profile, photos: [...own] },
});

/** The first step: a photo. */
export const Photo: Story = { play: atStep('photo') };

/** A photo that is looked at, one that others see, and room for more. */
export const PhotoInspected: Story = {
  args: { user: withPhotos(photos) },
  play: atStep('photo'),
};

/** The photo is on its way. */
export const PhotoSending: Story = {
  args: { answers: { uploadPhoto: 'pending' } },
  play: async (story) => {
    await atStep('photo')(story);
    await choosePhoto();
  },
};

/** Not a picture that the site takes. */
export const PhotoRefused: Story = {
  args: { answers: { uploadPhoto: '415/photoType' } },
  play: async (story) => {
    const t = wordsOf(story);
    await atStep('photo')(story);
    await choosePhoto();
    await screen.findByText(t(($) => $.errors.codes.photo_type_refused));
  },
};

/** Refused by the inspection, which says why; it takes no place. */
export const PhotoNotAccepted: Story = {
  args: {
    user: withPhotos(ownPhotos),
    answers: { getPhotos: { photos: ownPhotos } },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await atStep('photo')(story);
    // Somebody is there: the photos are asked for.
    await userEvent.tab();
    await expect(await screen.findByText(t(($) => $.photos.reasons.no_person))).toBeVisible();
    await expect(
      screen.getByText(t(($) => $.common.photo.count, { used: 2, limit: 3 })),
    ).toBeVisible();
  },
};

/** Removed, and for a moment it can be kept. */
export const PhotoRemoved: Story = {
  args: { user: withPhotos(photos) },
  play: async (story) => {
    const t = wordsOf(story);
    await atStep('photo')(story);
    await userEvent.tab();
    const name = t(($) => $.common.photo.remove, { number: 2 });
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(screen.getByText(t(($) => $.photos.removed))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t(($) => $.photos.undo) }));
    await expect(screen.getByRole('button', { name })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
  },
};

/** As many as a free member can have. */
export const PhotoFull: Story = {
  args: {
    user: withPhotos(photos.map((photo) => ({ ...photo, status: 'active' as const }))),
    settings: { photo_limit_free: 2 },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await atStep('photo')(story);
    await expect(screen.getByText(t(($) => $.common.photo.full, { limit: 2 }))).toBeVisible();
  },
};

/** A reload in the middle of the first message: the step, whom it is for, and what was typed. */
export const Reloaded: Story = {
  beforeEach: reloadedAt({
    startsAt: 'account',
    step: 'firstMessage',
    typed: [
      ['first_member', chosen.id],
      ['signup_message', 'Hello, nice to'],
    ],
  }),
  play: async (story) => {
    const t = wordsOf(story);
    const { name } = chosen;
    const field = await screen.findByLabelText<HTMLTextAreaElement>(
      t(($) => $.signup.firstMessage.messageTo, { name }),
    );
    await expect(field).toHaveValue('Hello, nice to');
    await userEvent.type(field, ' meet you', { delay: null });
    await expect(readSignUp(unconfirmed.id)?.typed).toContainEqual([
      'signup_message',
      'Hello, nice to meet you',
    ]);
  },
};

/** The same where the step stood over another page: it is gone on with here. */
export const ReloadedElsewhere: Story = {
  args: { path: '/signup-matches' },
  beforeEach: reloadedAt({ startsAt: 'account', step: 'confirmEmail' }),
  play: async (story) => {
    const name = wordsOf(story)(($) => $.signup.confirm.title);
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
  },
};

/** The same at the place: what was chosen, not what the profile says. */
export const ReloadedLocation: Story = {
  beforeEach: reloadedAt({
    startsAt: 'photo',
    step: 'location',
    typed: [
      ['country', 'BE'],
      ['countryregion', 'BE-VLG'],
    ],
  }),
  play: async (story) => {
    const { country, region } = wordsOf(story)(($) => $.signup.location);
    await waitFor(() => expect(screen.getByLabelText(region)).toHaveValue('BE-VLG'));
    await expect(screen.getByLabelText(country)).toHaveValue('BE');
  },
};

/** The same at their own words, and what they like. */
export const ReloadedAbout: Story = {
  beforeEach: reloadedAt({
    startsAt: 'photo',
    step: 'aboutMe',
    typed: [
      ['about_me', 'I collect vinyl'],
      ['interests', 'art'],
      ['interests', 'animals'],
    ],
  }),
  play: async (story) => {
    const { aboutMe } = wordsOf(story)(($) => $.signup.about);
    await expect(await screen.findByLabelText(aboutMe)).toHaveValue('I collect vinyl');
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2));
  },
};

export const Location: Story = { play: atStep('location') };

export const Personal: Story = { play: atStep('personal') };

export const About: Story = { play: atStep('about') };

/** Somebody comes back whose profile says some of it already. */
const known: ScreenArgs = {
  ...meta.args,
  user: {
    profile: {
      ...unconfirmed.profile,
      gender: 'female',
      reason: 'relationship',
      about_me: 'I collect vinyl',
      interests: ['art', 'animals'],
    },
  },
};

/** What the profile says of them is filled in; steps that were passed by are not said to be done. */
export const PersonalKnown: Story = {
  args: known,
  play: async (story) => {
    const t = wordsOf(story);
    await atStep('personal')(story);
    const { gender, reason } = t(($) => $.profile.fields);
    const group = within(screen.getByRole('radiogroup', { name: gender }));
    await expect(
      group.getByRole('radio', { name: t(($) => $.profile.values.gender.female) }),
    ).toBeChecked();
    await expect(screen.getByLabelText(reason)).toHaveValue('relationship');
    await press(t(($) => $.signup.step.skip));
    const { list, skipped } = t(($) => $.signup.stepper);
    const { photo, location, personal } = t(($) => $.signup.steps);
    const passedBy = [photo, location, personal].map((step) => `${step}: ${skipped}`).join('');
    await expect(screen.getByRole('list', { name: list })).toHaveTextContent(passedBy);
  },
};

/** The same of their own words, and what they like. */
export const AboutKnown: Story = {
  args: known,
  play: async (story) => {
    await atStep('about')(story);
    const { aboutMe } = wordsOf(story)(($) => $.signup.about);
    await expect(screen.getByLabelText(aboutMe)).toHaveValue('I collect vinyl');
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2));
  },
};

/** A step is on its way. */
export const Saving: Story = {
  args: { answers: { saveProfile: 'pending' } },
  play: async (story) => {
    const t = wordsOf(story);
    await atStep('location')(story);
    await press(t(($) => $.signup.step.submit));
    await expect(await screen.findByText(t(($) => $.signup.step.pending))).toBeInTheDocument();
  },
};

/** The server refuses what was filled in. */
export const NotSaved: Story = {
  args: { answers: { saveProfile: '422/profileValidation' } },
  play: async (story) => {
    const t = wordsOf(story);
    await atStep('about')(story);
    await press(t(($) => $.signup.step.submit));
    await refused();
  },
};

/** Notifications, where the browser has them. */
export const Notifications: Story = {
  args: { settings: { push_public_key: 'BExampleKey' } },
  beforeEach: withNotifications,
  play: async (story) => {
    const t = wordsOf(story);
    await skipTo(t);
    const name = t(($) => $.signup.push.title);
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
  },
};

const atConfirm = async (story: Acted) => {
  const t = wordsOf(story);
  await skipTo(t);
  const name = t(($) => $.signup.confirm.title);
  await expect(await screen.findByRole('heading', { name })).toBeVisible();
};

/** The last step: the mail to confirm. */
export const Confirm: Story = { play: atConfirm };

/** Confirmed meanwhile on another device: the members are next, and no mail is to be sent. */
export const ConfirmedElsewhere: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await atConfirm(story);
    const { page } = story.loaded['screen'] as OpenedScreen;
    page.queryClient.setQueryData(userKey, { ...unconfirmed, status: 'active' });
    const { doneTitle, toMembers } = t(($) => $.signup.activation);
    await expect(await screen.findByRole('heading', { name: doneTitle })).toBeVisible();
    await expect(screen.getByRole('link', { name: toMembers })).toHaveAttribute('href', '/members');
    const { resend } = t(($) => $.signup.confirm);
    await expect(screen.queryByRole('button', { name: resend })).toBeNull();
  },
};

/** Another mail is on its way. */
export const ConfirmResent: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await atConfirm(story);
    await press(t(($) => $.signup.confirm.resend));
    await expect(await screen.findByText(t(($) => $.signup.confirm.resent))).toBeVisible();
  },
};

/** Several mails were sent already. */
export const ConfirmTooManyMails: Story = {
  args: { answers: { resendActivation: '429/tooManyMails' } },
  play: async (story) => {
    const t = wordsOf(story);
    await atConfirm(story);
    await press(t(($) => $.signup.confirm.resend));
    await expect(await screen.findByText(t(($) => $.errors.codes.too_many_mails))).toBeVisible();
  },
};
