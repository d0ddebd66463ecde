import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { opened, press, refused, wordsOf, type Acted } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { keepFields, readFields } from '../../app/data/tab-storage.ts';
import { keptProfile } from './profile.ts';

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

const kept = keptProfile(profile.id, 'about');

const ABOUT = { path: '/profile?section=about' };

/** Writes about oneself, as a member does. */
const write = async (story: Acted): Promise<void> => {
  const t = wordsOf(story);
  await userEvent.type(
    await screen.findByRole('textbox', { name: t(($) => $.profile.fields.about_me) }),
    ' Hello.',
  );
};

/** Every row, with what is said there; in which language the words of one's own are is not known. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText(profile.first_line ?? '')).toHaveAttribute('lang', '');
  },
};

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
    const title = t(($) => $.common.photo.title);
    await expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByText(t(($) => $.photos.reasons.no_person))).toBeVisible();
    await expect(screen.getAllByRole('group', { name: title })).toHaveLength(1);
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

/** Chooses files as a member does, whatever the window would filter. */
const choose = async (...files: readonly File[]): Promise<HTMLInputElement> => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no place to choose a photo');
  await userEvent.upload(input, [...files], { applyAccept: false });
  return input;
};

const tiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main li[tabindex]')];

const picture = async (): Promise<File> =>
  new File([await (await fetch(DRAWN)).blob()], 'me.png', { type: 'image/png' });

const wrongKind = new File(['GIF89a'], 'me.gif', { type: 'image/gif' });
const tooLarge = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.jpg', {
  type: 'image/jpeg',
});

/** A photo was chosen: what of it is shown is asked first. */
export const Cropping: Story = {
  args: { path: '/profile?section=photos' },
  play: async (story) => {
    const t = wordsOf(story);
    await screen.findByRole('heading', { level: 1 });
    await choose(await picture());
    await opened();
    await userEvent.click(
      screen.getByRole('radio', { name: t(($) => $.photos.crop.shapes.square) }),
    );
    const zoom = screen.getByLabelText(t(($) => $.photos.crop.zoom));
    await expect(zoom).toBeVisible();
    await expect(zoom.getAttribute('aria-valuetext')).toMatch(/^%?100\s?%?$/);
  },
};

/** What the site takes no photo of is refused as it is chosen; of the others it is still asked what is shown. */
export const PhotoRefused: Story = {
  args: { path: '/profile?section=photos' },
  play: async (story) => {
    const t = wordsOf(story);
    await screen.findByRole('heading', { level: 1 });
    const input = await choose(wrongKind);
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining(t(($) => $.errors.codes.photo_type_refused)),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await choose(tooLarge, await picture());
    await opened();
    const said = screen.getByText(`${tooLarge.name}: ${t(($) => $.errors.codes.photo_too_large)}`);
    await expect(said).toBeVisible();
    // It is announced, though the dialog is over it.
    await expect(said.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await expect(input.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t(($) => $.photos.crop.leaveOut) }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(screen.getByText(new RegExp(`^${tooLarge.name}`))).toBeVisible();
  },
};

/** It can be kept for a moment: whoever is at that button when it goes is still at the photos. */
export const PhotoRemoved: Story = {
  args: Photos.args ?? {},
  play: async (story) => {
    const t = wordsOf(story);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.tab();
    const name = t(($) => $.common.photo.remove, { number: 2 });
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(tiles()[1]).toHaveFocus());
    await expect(screen.getByText(t(($) => $.photos.gone, { number: 2 }))).toBeInTheDocument();
    screen.getByRole('button', { name: t(($) => $.photos.undo) }).focus();
    dispatchEvent(new Event('pagehide'));
    const place = screen.getByRole('group', { name: t(($) => $.common.photo.title) });
    await waitFor(() => expect(place).toHaveFocus());
  },
};

/** Added: the focus is on the new photo, and it is said where it stands. */
export const PhotoAdded: Story = {
  args: {
    ...Photos.args,
    answers: { getPhotos: { photos: ownPhotos }, uploadPhoto: 'pending' },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await screen.findByRole('heading', { level: 1 });
    const before = tiles().length;
    await choose(await picture());
    await opened();
    await userEvent.click(screen.getByRole('button', { name: t(($) => $.photos.crop.use) }));
    await waitFor(() => expect(tiles()[before]).toHaveFocus());
    const name = t(($) => $.common.photo.photo, { number: before + 1 });
    const uploading = t(($) => $.common.photo.status.uploading);
    await expect(screen.getByText(`${name}: ${uploading}.`)).toBeInTheDocument();
    const cancel = t(($) => $.photos.cancel, { number: before + 1 });
    await userEvent.click(screen.getByRole('button', { name: cancel }));
    await waitFor(() => expect(tiles()[before - 1]).toHaveFocus());
    await expect(
      screen.getByText(t(($) => $.photos.gone, { number: before + 1 })),
    ).toBeInTheDocument();
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
    // Left all the same, nothing of it is kept.
    await expect(readFields(kept)?.['about_me']).toMatch(/Hello\.$/);
    await press(t(($) => $.ownprofile.leave.confirm));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(readFields(kept)).toBeNull();
  },
};

/** What was written before the page was loaded again is there, and still not saved. */
export const WrittenBefore: Story = {
  args: ABOUT,
  beforeEach: () => keepFields(kept, { about_me: 'I sing.' }),
  play: async (story) => {
    const t = wordsOf(story);
    const name = t(($) => $.profile.fields.about_me);
    await expect(await screen.findByRole('textbox', { name })).toHaveValue('I sing.');
    await expect(await screen.findByText(t(($) => $.ownprofile.unsaved))).toBeVisible();
    await press(t(($) => $.ownprofile.form.submit));
    await waitFor(() => expect(readFields(kept)).toBeNull());
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
