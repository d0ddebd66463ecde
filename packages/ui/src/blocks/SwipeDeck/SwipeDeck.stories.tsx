import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { inWindow } from '../../testing/inWindow.ts';
import type { SwipeDecision } from './decision.ts';
import { SwipeCard } from './SwipeCard.tsx';
import {
  limitMessage,
  look,
  stressSwipeLabels,
  stressSwipeProfile,
  swipeLabels,
  swipeProfiles,
} from './SwipeDeck.fixtures.ts';
import { root } from './SwipeDeck.css.ts';
import { SwipeDeck } from './SwipeDeck.tsx';
import type { SwipeDeckProps } from './SwipeDeck.types.ts';
import { offsetName } from './useCardDrag.ts';

const meta = {
  title: 'Blocks/SwipeDeck',
  component: SwipeDeck,
  args: {
    status: 'ready',
    profiles: swipeProfiles,
    likesLeft: 3,
    likesPerDay: 4,
    lastPassed: null,
    onDecide: fn(),
    onUndo: fn(),
    profileHref: (id: string) => `/members/${id}`,
    labels: swipeLabels,
  },
} satisfies Meta<typeof SwipeDeck>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The deck with somebody behind it who takes cards off, counts likes and puts the last pass back. */
const Played = (args: SwipeDeckProps) => {
  const [decided, setDecided] = useState<{ id: string; decision: SwipeDecision }[]>([]);
  const left = (args.likesLeft ?? 4) - decided.filter(({ decision }) => decision === 'like').length;
  const profiles = swipeProfiles.filter(({ id }) => !decided.some((one) => one.id === id));
  const last = decided.at(-1);
  const { name = '' } = swipeProfiles.find(({ id }) => id === last?.id) ?? {};
  const shared = {
    ...args,
    likesLeft: left,
    lastPassed: last?.decision === 'pass' ? { id: last.id, name } : null,
    onDecide: (id: string, decision: SwipeDecision) => {
      args.onDecide(id, decision);
      setDecided([...decided, { id, decision }]);
    },
    onUndo: (id: string) => {
      args.onUndo?.(id);
      setDecided(decided.slice(0, -1));
    },
  };
  return left === 0 || profiles.length === 0 ? (
    <SwipeDeck
      {...shared}
      status="limit"
      profiles={undefined}
      message={limitMessage}
      action={undefined}
    />
  ) : (
    <SwipeDeck
      {...shared}
      status="ready"
      profiles={profiles}
      message={undefined}
      action={undefined}
    />
  );
};

/** Drags the top card by so many pixels, slowly enough to be no flick, and rests there before letting go. */
const drag = async (card: Element, by: number): Promise<void> => {
  const { left, top, width } = card.getBoundingClientRect();
  const at = (clientX: number) => ({
    pointerId: 7,
    isPrimary: true,
    button: 0,
    clientX,
    clientY: top + 40,
  });
  const from = left + width / 2;
  await fireEvent.pointerDown(card, at(from));
  await fireEvent.pointerMove(card, at(from + by / 2));
  await fireEvent.pointerMove(card, at(from + by));
  await fireEvent.pointerUp(card, at(from + by));
};

export const Default: Story = {
  render: (args) => <Played {...args} />,
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    const group = canvas.getByRole('group', { name: 'Anna, 34, Demo profile' });
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(group).toHaveFocus();

    // A key likes; the next card and what happened are said; the focus stays.
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDecide).toHaveBeenLastCalledWith('anna', 'like');
    await expect(status).toHaveTextContent('You liked Anna. Bram, 41. 2 of 4 likes left');
    await expect(group).toHaveFocus();

    // A pass can be taken back, by key and by button.
    await look();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onDecide).toHaveBeenLastCalledWith('bram', 'pass');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onUndo).toHaveBeenLastCalledWith('bram');
    await expect(status).toHaveTextContent('Bram is back. Bram, 41. 2 of 4 likes left');
    await userEvent.click(canvas.getByRole('button', { name: 'Pass on Bram' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back Bram' }));
    await expect(group).toHaveFocus();

    // The last like of the day: the deck gives way to when more come, and the focus goes there.
    await userEvent.keyboard('{ArrowRight}');
    await look();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(status).toHaveTextContent('Those were your 4 likes for today'));
    await expect(canvas.getByText(/tomorrow at 9:12/, { selector: 'p' })).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('Those were your 4 likes for today');
    await expect(document.body).not.toHaveFocus();
  },
};

/** A second press comes before anybody can have seen the next card: it decides nothing, by whatever way. */
export const PressedTwice: Story = {
  render: (args) => <Played {...args} />,
  play: async ({ canvas, args }) => {
    // However slow the machine, it all happens in one moment.
    const clock = spyOn(performance, 'now').mockReturnValue(performance.now());
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Like Anna' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pass on Bram' }));
    canvas.getByRole('group').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await drag(canvas.getByRole('article'), 160);
    await expect(args.onDecide.mock.calls).toEqual([['anna', 'like']]);
    clock.mockRestore();
    // A held Enter presses a button over and over.
    await look();
    const like = canvas.getByRole('button', { name: 'Like Bram' });
    like.focus();
    await expect(await fireEvent.keyDown(like, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.click(like);
    await expect(args.onDecide).toHaveBeenLastCalledWith('bram', 'like');
  },
};

/** Somebody else comes to lie on top during a drag, then the one before is back: the gesture goes on with neither, and nobody stays crooked. */
export const ChangedDuringDrag: Story = {
  render: function Render(args) {
    const [numGone, setNumGone] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setNumGone(1 - numGone)}>
          Decided elsewhere
        </button>
        <SwipeDeck
          {...args}
          status="ready"
          profiles={swipeProfiles.slice(numGone)}
          message={undefined}
          action={undefined}
        />
      </>
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const top = () => canvas.getByRole('article');
    const offsets = () =>
      [...canvasElement.querySelectorAll('article')].map((card) =>
        card.style.getPropertyValue(offsetName),
      );
    const { left, width } = top().getBoundingClientRect();
    const at = (by: number) => ({
      pointerId: 9,
      isPrimary: true,
      button: 0,
      clientX: left + width / 2 + by,
    });
    for (const _ of ['gone', 'back']) {
      await fireEvent.pointerDown(top(), at(0));
      await fireEvent.pointerMove(top(), at(160));
      await userEvent.click(canvas.getByRole('button', { name: 'Decided elsewhere' }));
      await fireEvent.pointerMove(top(), at(170));
      await expect(offsets().every((offset) => offset === '')).toBe(true);
      await expect(within(top()).queryByText('Like')).toBeNull();
      await fireEvent.pointerUp(top(), at(170));
    }
    await look();
    await expect(args.onDecide).not.toHaveBeenCalled();

    // The browser takes the pointer away: the card is let go.
    await fireEvent.pointerDown(top(), at(0));
    await fireEvent.pointerMove(top(), at(160));
    await fireEvent.lostPointerCapture(top(), at(160));
    await expect(offsets()).toContain('0');
    await fireEvent.pointerMove(top(), at(170));
    await expect(offsets()).toContain('0');

    // A window comes to lie over it: letting go decides nothing beneath.
    await fireEvent.pointerDown(top(), at(0));
    await fireEvent.pointerMove(top(), at(160));
    const card = top();
    canvasElement.inert = true;
    await fireEvent.pointerUp(card, at(160));
    canvasElement.inert = false;
    await expect(args.onDecide).not.toHaveBeenCalled();
    await drag(top(), 160);
    await expect(args.onDecide).toHaveBeenCalledTimes(1);
  },
};

/** What comes and goes beside the cards moves nothing: the first cards, and a notice while they are in play. */
export const NothingMoves: Story = {
  render: function Render(args) {
    const [step, setStep] = useState(0);
    const shared = { ...args, message: undefined, action: undefined } as const;
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Next
        </button>
        {step === 0 ? (
          <SwipeDeck {...shared} status="loading" profiles={undefined} likesLeft={undefined} />
        ) : (
          <SwipeDeck
            {...shared}
            status="ready"
            profiles={swipeProfiles}
            notice={step === 1 ? undefined : 'The like did not arrive. Anna is back on top.'}
          />
        )}
        <p>Below</p>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const below = () => canvas.getByText('Below').getBoundingClientRect().top;
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const loading = below();
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]')?.getBoundingClientRect();
    await next();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(Math.abs(below() - loading)).toBeLessThanOrEqual(1);
    for (const side of ['top', 'left', 'width', 'height'] as const) {
      await expect(Math.abs((skeleton?.[side] ?? 0) - card[side])).toBeLessThanOrEqual(1);
    }
    await next();
    await expect(canvas.getByText(/is back on top/)).toBeVisible();
    await expect(canvas.getByRole('article').getBoundingClientRect().top).toBe(card.top);
    await expect(Math.abs(below() - loading)).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = { args: { likesLeft: 4, notice: undefined } };

/** Drag, button and key call the same. */
export const DragButtonAndKey: Story = {
  play: async ({ canvas, args }) => {
    const calls = args.onDecide;
    const card = canvas.getByRole('article');
    const group = canvas.getByRole('group');
    const said: Record<SwipeDecision, unknown[]> = {
      like: ['anna', 'like'],
      pass: ['anna', 'pass'],
    };

    await drag(card, 160);
    await drag(card, -160);
    await userEvent.click(canvas.getByRole('button', { name: 'Like Anna' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pass on Anna' }));
    group.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(calls.mock.calls).toEqual([
      said.like,
      said.pass,
      said.like,
      said.pass,
      said.like,
      said.pass,
    ]);

    // While it is held past the threshold the card says what letting go would do; taken back it does nothing.
    const { left, width } = card.getBoundingClientRect();
    const at = (by: number) => ({
      pointerId: 8,
      isPrimary: true,
      button: 0,
      clientX: left + width / 2 + by,
    });
    await fireEvent.pointerDown(card, at(0));
    await fireEvent.pointerMove(card, at(160));
    await expect(within(card).getByText('Like')).toBeVisible();
    await fireEvent.pointerMove(card, at(-160));
    await expect(within(card).getByText('Pass')).toBeVisible();
    await fireEvent.pointerCancel(card, at(-160));
    await expect(within(card).queryByText('Pass')).toBeNull();
    await expect(calls).toHaveBeenCalledTimes(6);

    // On arrival nothing has the focus, or the page's heading has it: they do the same.
    group.blur();
    await userEvent.keyboard('{ArrowRight}');
    await expect(calls).toHaveBeenCalledTimes(7);
    await expect(calls).toHaveBeenLastCalledWith(...said.like);
    // With Alt they are the browser's; elsewhere they mean what they always do.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await userEvent.keyboard('{ArrowLeft}');
    field.remove();
    await expect(calls).toHaveBeenCalledTimes(7);
    await expect(canvas.getAllByRole('article', { hidden: true }).length).toBeLessThanOrEqual(4);
  },
};

/** A phone held sideways: the choices stand beside the card, and are seen with it under a page's bars. */
export const HeldSideways: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const like = canvas.getByRole('button', { name: /^Like/ });
    const [cardBox, likeBox] = await inWindow({ width: 740, height: 360 }, () => [
      card.getBoundingClientRect(),
      like.getBoundingClientRect(),
    ]);
    await expect(cardBox.height).toBeLessThanOrEqual(240);
    await expect(likeBox.left).toBeGreaterThanOrEqual(cardBox.right);
    await expect(likeBox.bottom).toBeLessThanOrEqual(cardBox.bottom);
  },
};

/** Every state at once. */
export const States: Story = {
  render: ({ labels, onDecide, onUndo, profileHref }) => {
    const shared = { likesPerDay: 4, labels, onDecide, onUndo, profileHref } as const;
    const held = {
      profile: swipeProfiles[0],
      place: 'top',
      isHeld: true,
      headingLevel: 3,
      labels,
    } as const;
    const about = (title: string) => ({ ...labels, title });
    return (
      <Grid columns="wide" gap="xl">
        <SwipeDeck {...shared} status="loading" likesLeft={4} headingLevel={2} />
        <SwipeDeck
          {...shared}
          status="ready"
          profiles={swipeProfiles}
          likesLeft={3}
          lastPassed={{ id: 'bram', name: 'Bram' }}
          headingLevel={2}
          labels={about('Something to bring back')}
        />
        <ForceState state="focus">
          <SwipeDeck
            {...shared}
            status="ready"
            profiles={swipeProfiles.slice(2)}
            likesLeft={1}
            headingLevel={2}
            labels={about('Focus, no photo')}
            notice="The last like did not arrive. Clara is back on top."
          />
        </ForceState>
        {(['like', 'pass'] as const).map((intent) => (
          <div key={intent} className={root}>
            <SwipeCard {...held} intent={intent} />
          </div>
        ))}
        {(
          [
            [
              'limit',
              limitMessage,
              <Link key="limit" href="/members" appearance="button">
                Search members
              </Link>,
            ],
            [
              'empty',
              {
                title: 'Nobody new for now',
                text: 'You have seen everybody who fits. New members join every week.',
              },
              undefined,
            ],
            [
              'error',
              { title: 'The profiles could not be fetched', text: 'Try again in a moment.' },
              <Button key="error">Try again</Button>,
            ],
            [
              'offline',
              { title: 'You are offline', text: 'The game goes on when the connection is back.' },
              undefined,
            ],
          ] as const
        ).map(([status, message, action]) => (
          <SwipeDeck
            key={status}
            {...shared}
            status={status}
            message={message}
            action={action}
            likesLeft={status === 'limit' ? 0 : 2}
            headingLevel={2}
          />
        ))}
      </Grid>
    );
  },
};

export const Stress: Story = {
  args: {
    profiles: [stressSwipeProfile, ...swipeProfiles],
    likesLeft: 1,
    lastPassed: { id: 'bram', name: 'Maximiliane-Friederike-Charlotte' },
    notice:
      'Sympathiebekundungsübermittlung fehlgeschlagen. Maximiliane-Friederike-Charlotte on taas päällimmäisenä.',
    labels: stressSwipeLabels,
  },
};

export const Sheet: Story = { ...States, tags: ['sheet'] };
