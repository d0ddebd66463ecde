import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { opened, press, refused, standIn, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { people, peopleWithLongNames } from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { host, type OnTheWay } from '../../background/host.ts';

const { profile: bram } = exampleOf('getMember', 200, 'demo');
const { profile: clara } = exampleOf('getMember', 200, 'fictional');
const { settings } = exampleOf('getSettings', 200, 'general');
const { user: anna } = exampleOf('getUser', 200, 'premium');

const meta = {
  title: 'Screens/Member',
  tags: ['screen'],
  ...screenMeta,
  args: { path: `/members/${bram.id}`, who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const photos = people(4).flatMap(({ main_image: image }) => (image ? [image] : []));

/** A demo member with whom there is a match. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(bram.name);
  },
};

/** A fictional profile says that it is one. */
export const Fictional: Story = { args: { path: `/members/${clara.id}` } };

/** Several photos. */
export const Photos: Story = { args: { answers: { getMember: { profile: { ...bram, photos } } } } };

/** Photos that are shown to premium members alone: said, with the way to premium. */
export const MorePhotos: Story = {
  args: {
    who: 'free',
    answers: { getMember: { profile: { ...bram, photos: photos.slice(0, 3), photos_total: 5 } } },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(canvas.getByText(t(($) => $.profile.photosSeen, { count: 3 }))).toBeVisible();
    const more = canvas.getByRole('link', { name: t(($) => $.profile.morePhotos, { count: 2 }) });
    await expect(more).toHaveAttribute('href', '/premium');
  },
};

/** A visitor sees the main photo, and is asked to log in for the others. */
export const MorePhotosForMembers: Story = {
  args: {
    who: 'visitor',
    answers: { getMember: { profile: { ...bram, photos: photos.slice(0, 1), photos_total: 5 } } },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const name = t(($) => $.profile.moreForMembers, { count: 4 });
    const next = encodeURIComponent(`/members/${bram.id}`);
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/login?next=${next}`);
  },
};

/** Somebody who tells nothing and shows no photo. */
export const Bare: Story = {
  args: {
    answers: {
      getMember: {
        profile: {
          ...exampleOf('getUser', 200, 'unconfirmed').user.profile,
          id: bram.id,
          status: 'active',
        },
      },
    },
  },
};

/** A visitor may look; writing and liking take an account: signing up for this member, or logging in. */
export const Visitor: Story = {
  args: { who: 'visitor' },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const actions = within(
      canvas.getByRole('group', { name: t(($) => $.profile.actions.group, { name: bram.name }) }),
    );
    const link = (name: string): HTMLElement => actions.getByRole('link', { name });
    await expect(link(t(($) => $.members.results.signUp))).toHaveAttribute(
      'href',
      `/members/${bram.id}/signup`,
    );
    await expect(link(t(($) => $.members.results.logIn))).toBeVisible();
  },
};

/** The member's own profile, as others see it. */
export const OwnProfile: Story = {
  args: { path: `/members/${anna.profile.id}`, answers: { getMember: { profile: anna.profile } } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const edit = canvas.getByRole('link', { name: t(($) => $.profile.edit) });
    await expect(edit).toHaveAttribute('href', '/profile');
  },
};

/** Before the member is blocked: what it does. */
export const Block: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.profile.actions.more, { name: bram.name }));
    await press(t(($) => $.profile.actions.block));
    await opened('alertdialog');
  },
};

/** Hears a call, and leaves its answer as it is. */
const called = fn(() => undefined);

/** Faster than the page can say that the first press is on its way. */
const pressTwice = (button: HTMLElement): void => {
  button.click();
  button.click();
};

/** The member is blocked: away from the profile, and it can be taken back. Pressed twice it is one block. */
export const Blocked: Story = {
  args: { answers: { blockMember: called } },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.profile.actions.more, { name: bram.name }));
    await press(t(($) => $.profile.actions.block));
    await opened('alertdialog');
    const dialog = within(screen.getByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: t(($) => $.safety.block.confirm) });
    pressTwice(confirm);
    await screen.findByText(t(($) => $.safety.block.done, { name: bram.name }));
    await expect(called).toHaveBeenCalledTimes(1);
  },
};

/** The report was received: its reference, and what happens next. Pressed twice it is one report. */
export const Reported: Story = {
  args: { answers: { report: called } },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.profile.actions.more, { name: bram.name }));
    await press(t(($) => $.profile.actions.report));
    await opened();
    await press(t(($) => $.safety.report.submit));
    await refused();
    await userEvent.click(screen.getByRole('radio', { name: t(($) => $.safety.reasons.fake) }));
    pressTwice(screen.getByRole('button', { name: t(($) => $.safety.report.submit) }));
    await screen.findByText(exampleOf('report', 201).report.reference);
    await expect(called).toHaveBeenCalledTimes(1);
    // The window is called by what is done, no longer by what was to be.
    const name = t(($) => $.safety.report.knownTitle);
    await expect(screen.getByRole('dialog', { name })).toBeVisible();
    await expect(screen.getAllByRole('heading', { name })).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(name));
  },
};

/** A report that is longer than it may be says so at its text, which stays whole. */
export const ReportTooLong: Story = {
  args: { answers: { report: '422/textTooLong' } },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.profile.actions.more, { name: bram.name }));
    await press(t(($) => $.profile.actions.report));
    await opened();
    await userEvent.click(screen.getByRole('radio', { name: t(($) => $.safety.reasons.fake) }));
    const field = screen.getByRole('textbox');
    field.focus();
    const text = 'x'.repeat(1001);
    document.execCommand('insertText', false, text);
    await press(t(($) => $.safety.report.submit));
    await refused();
    await expect(field).toHaveAccessibleDescription(/ 1.?000 /);
    await expect(field).toHaveValue(text);
  },
};

/** What was typed into a report is there when it is opened again, until it is sent. */
export const ReportTypedBefore: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    const open = async (): Promise<HTMLElement> => {
      await press(t(($) => $.profile.actions.more, { name: bram.name }));
      await press(t(($) => $.profile.actions.report));
      await opened();
      return screen.findByRole('textbox');
    };
    await userEvent.click(await open());
    await userEvent.keyboard('Other photos');
    await userEvent.click(screen.getByRole('radio', { name: t(($) => $.safety.reasons.fake) }));
    await press(t(($) => $.safety.report.close));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await open()).toHaveValue('Other photos');
    await expect(
      screen.getByRole('radio', { name: t(($) => $.safety.reasons.fake) }),
    ).toBeChecked();
    await press(t(($) => $.safety.report.submit));
    await screen.findByText(exampleOf('report', 201).report.reference);
    await expect(Object.keys(sessionStorage).filter((key) => key.includes('report'))).toEqual([]);
  },
};

const given: OnTheWay = {
  id: 'one',
  key: 'one',
  profileId: bram.id,
  text: '',
  media: { kind: 'gift', id: 'rose' },
  status: 'sent',
  reason: null,
  canChange: false,
  canRetry: false,
  messageId: 'one',
};

/** A gift was given: what is left, and the way to the conversation. */
export const GiftGiven: Story = {
  // The outbox has sent it at once.
  beforeEach: () => standIn(host.outbox, [], () => [given]),
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.profile.actions.gift));
    await opened();
    const gift = screen.findByRole('radio', {
      name: new RegExp(t(($) => $.chat.media.gifts.rose)),
    });
    await userEvent.click(await gift);
    await press(new RegExp(t(($) => $.media.gift.review)));
    const cost = t(($) => $.media.cost, { count: settings.gift_credits });
    const send = await screen.findByRole('button', { name: new RegExp(cost) });
    await userEvent.click(send);
    const title = t(($) => $.media.gift.sentTitle, { name: bram.name });
    await expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
  },
};

const unsent: OnTheWay = { ...given, status: 'waiting', canRetry: true, messageId: null };

/**
 * The server is away: it is said that the gift waits, once more when the dialog is closed, and who opens it again finds this gift and no
 * second one to pay.
 */
export const GiftWaits: Story = {
  beforeEach: () => standIn(host.outbox, [], () => [unsent]),
  play: async (story) => {
    const t = wordsOf(story);
    const give = t(($) => $.profile.actions.gift);
    await press(give);
    await opened();
    await press(new RegExp(t(($) => $.media.gift.review)));
    const cost = t(($) => $.media.cost, { count: settings.gift_credits });
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(cost) }));
    const title = t(($) => $.media.gift.waitingTitle);
    await expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    await press(t(($) => $.common.actions.close));
    const notice = t(($) => $.media.gift.waitingNotice, { name: bram.name });
    await waitFor(() => expect(screen.getByText(notice)).toBeVisible());
    // Said once: taken away, it does not come again.
    await press(t(($) => $.common.actions.dismiss));
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    await press(give);
    await opened();
    await expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

/** No conversation can be started any more: said before a gift is chosen, with what helps. */
export const GiftBeyondTheLimit: Story = {
  args: {
    who: 'free',
    answers: { getMessages: { ...exampleOf('getMessages', 200, 'none'), starts_left: 0 } },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.profile.actions.gift));
    await opened();
    const premium = await screen.findByRole('link', { name: t(($) => $.chat.composer.toPremium) });
    await expect(premium).toHaveAttribute('href', '/premium');
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

/** There is no such member. */
export const NotFound: Story = { args: { answers: { getMember: '404/memberNotFound' } } };

export const Failed: Story = { args: { answers: failing('getMember') } };

export const Offline: Story = { args: { answers: { getMember: 'network-error' } } };

/** The longest name and text, and everything told. */
export const Stress: Story = {
  args: {
    answers: {
      getMember: {
        profile: {
          ...bram,
          ...peopleWithLongNames()[0],
          id: bram.id,
          photos,
          interests: exampleOf('getSettings', 200).settings.interests,
          about_me:
            'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. '.repeat(
              12,
            ),
        },
      },
    },
  },
};
