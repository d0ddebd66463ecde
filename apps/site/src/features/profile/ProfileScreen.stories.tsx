import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { opened, press, refused, wordsOf, type Acted } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Profile',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/profile', who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A picture of two points. */
const DRAWN =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP8z8Dwn4GBgQEADQUBAdfcCXoAAAAASUVORK5CYII=';

const { profile } = exampleOf('getUser', 200, 'premium').user;
const { photos: ownPhotos } = exampleOf('getPhotos', 200, 'photos');

const ABOUT = { path: '/profile?section=about' };

/** Writes about oneself, as a member does. */
const write = async (story: Acted): Promise<void> => {
  const t = wordsOf(story);
  await userEvent.type(
    await screen.findByRole('textbox', { name: t(($) => $.profile.fields.about_me) }),
    ' Hello.',
  );
};

/** Every row, with what is said there. */
export const Default: Story = {};

export const Failed: Story = { args: { answers: failing('getInterests') } };

/** This domain asks for no looks: there is no row for them. */
export const NoLooks: Story = {
  args: { settings: { visible_profile_fields: ['gender', 'age', 'country'] } },
  play: async (story) => {
    const t = wordsOf(story);
    const row = (title: string) => screen.queryByRole('link', { name: new RegExp(`^${title}`) });
    await screen.findByRole('heading', { level: 1 });
    await expect(row(t(($) => $.ownprofile.sections.basics))).toBeVisible();
    await expect(row(t(($) => $.ownprofile.sections.looks))).toBeNull();
  },
};

/** A member of whom nothing is known but the account. */
export const Empty: Story = {
  args: {
    who: 'unconfirmed',
    user: { profile: { ...profile, about_me: '', interests: [], photos: [], main_image: null } },
  },
};

export const Basics: Story = { args: { path: '/profile?section=basics' } };

export const Interests: Story = { args: { path: '/profile?section=interests' } };

/** One photo in each state; the refused one says why. */
export const Photos: Story = {
  args: {
    path: '/profile?section=photos',
    user: { profile: { ...profile, photos: [...ownPhotos] } },
    answers: { getPhotos: { photos: ownPhotos } },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(await screen.findByText(t(($) => $.photos.reasons.no_person))).toBeVisible();
    await expect(
      screen.getByRole('button', { name: t(($) => $.photos.makeMain, { number: 2 }) }),
    ).toBeVisible();
  },
};

/** Moved by keyboard, and the server has others meanwhile. */
export const OrderRefused: Story = {
  args: {
    ...Photos.args,
    answers: { getPhotos: { photos: ownPhotos }, arrangePhotos: '409/photosChanged' },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.tab();
    const later = await screen.findByRole('button', {
      name: t(($) => $.photos.later, { number: 1 }),
    });
    later.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(t(($) => $.photos.notMoved))).toBeVisible();
  },
};

/** A photo was chosen: what of it is shown is asked first. */
export const Cropping: Story = {
  args: { path: '/profile?section=photos' },
  play: async (story) => {
    const t = wordsOf(story);
    await screen.findByRole('heading', { level: 1 });
    const image = await (await fetch(DRAWN)).blob();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no place to choose a photo');
    await userEvent.upload(input, new File([image], 'me.png', { type: 'image/png' }));
    await opened();
    await userEvent.click(
      screen.getByRole('radio', { name: t(($) => $.photos.crop.shapes.square) }),
    );
    await expect(screen.getByLabelText(t(($) => $.photos.crop.zoom))).toBeVisible();
  },
};

/** Changes wait to be saved, and leaving asks. */
export const Leaving: Story = {
  args: ABOUT,
  play: async (story) => {
    const t = wordsOf(story);
    await write(story);
    await expect(await screen.findByText(t(($) => $.ownprofile.unsaved))).toBeVisible();
    // On a desktop another row, on a phone the way back.
    const links = document.querySelectorAll('main a[href^="/profile"]:not([aria-current])');
    const away = [...links].find((link) => link.checkVisibility());
    if (!away) throw new Error('no way to leave the section');
    await userEvent.click(away);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent(t(($) => $.ownprofile.leave.title));
  },
};

export const Saving: Story = {
  args: { ...ABOUT, answers: { saveProfile: 'pending' } },
  play: async (story) => {
    const t = wordsOf(story);
    await write(story);
    await press(t(($) => $.ownprofile.form.submit));
    await expect(await screen.findByText(t(($) => $.ownprofile.form.pending))).toBeInTheDocument();
  },
};

/** Back at the row, which says what is there now. */
export const Saved: Story = {
  args: ABOUT,
  play: async (story) => {
    const t = wordsOf(story);
    await write(story);
    await press(t(($) => $.ownprofile.form.submit));
    const row = await screen.findByRole('link', {
      name: new RegExp(`${t(($) => $.ownprofile.saved)}$`),
    });
    await waitFor(() => expect(row).toHaveFocus());
    await expect(row).toHaveTextContent(t(($) => $.profile.fields.about_me));
  },
};

/** The server refuses a field: what was entered stays, and the summary leads to it. */
export const NotSaved: Story = {
  args: { ...ABOUT, answers: { saveProfile: '422/profileValidation' } },
  play: async (story) => {
    const t = wordsOf(story);
    await write(story);
    await press(t(($) => $.ownprofile.form.submit));
    await refused();
    const about = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: t(($) => $.profile.fields.about_me),
    });
    await expect(about.value).toMatch(/Hello\.$/);
  },
};

/** Another window has saved meanwhile. */
export const ChangedElsewhere: Story = {
  args: { ...ABOUT, answers: { saveProfile: '409/profileChanged' } },
  play: async (story) => {
    const t = wordsOf(story);
    await write(story);
    await press(t(($) => $.ownprofile.form.submit));
    await refused();
    await expect(screen.getAllByText(t(($) => $.errors.codes.profile_changed))[0]).toBeVisible();
  },
};
