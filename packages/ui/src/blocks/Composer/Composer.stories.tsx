import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { createToastQueue, Toasts } from '../../components/Toast/index.ts';
import { inWindow } from '../../testing/inWindow.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { composerArgs, openers, stressComposerLabels } from './Composer.fixtures.ts';
import { Composer } from './Composer.tsx';
import { ComposerNotice } from './ComposerNotice.tsx';

const meta = {
  title: 'Blocks/Composer',
  component: Composer,
  args: { ...composerArgs, onChange: fn(), onSend: fn(), onTyping: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Composer
        {...args}
        value={value}
        onChange={(text) => {
          setValue(text);
          args.onChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof Composer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Anna' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('10 credits a message 4 messages left');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Write something first')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('Hi{Shift>}{Enter}{/Shift}there');
    await expect(field).toHaveValue('Hi\nthere');
    // Enter that ends a word of an input method, as Safari tells of it.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Hi\nthere');
    await expect(args.onTyping).toHaveBeenCalled();
  },
};

export const Playground: Story = { args: { value: 'Hello' } };

/** In a window's lower edge, as in a conversation: no message of the page covers the line that sends. */
export const BelowToast: Story = {
  args: { onGif: () => {}, onGift: () => {} },
  render: function Render(args) {
    const [queue] = useState(createToastQueue);
    useEffect(() => {
      queue.add({ tone: 'info', title: 'The chat with Anna is removed.' });
      return () => queue.clear();
    }, [queue]);
    return (
      <>
        <div style={{ position: 'fixed', inset: 'auto 0 0' }}>
          <Composer {...args} />
        </div>
        <Toasts queue={queue} labels={{ region: 'Messages', close: 'Close' }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const toast = await within(document.body).findByRole('alertdialog');
    for (const width of [320, 768, 1200]) {
      const [lower, upper] = await inWindow({ width }, () => [
        toast.getBoundingClientRect().bottom,
        canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect().top,
      ]);
      await expect(lower).toBeLessThanOrEqual(upper);
    }
  },
};

const withTools = { onGif: () => {}, onGift: () => {} };

/** Text twice as large on a narrow phone: a few words fit into the field, and everything stays in the window. */
export const LargeText: Story = {
  args: withTools,
  render: (args) => (
    <div style={{ inlineSize: '320px' }}>
      <Composer {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const before = root.style.fontSize;
    root.style.fontSize = '32px';
    const box = (element: Element): DOMRect => element.getBoundingClientRect();
    const field = box(canvas.getByRole('textbox'));
    const send = box(canvas.getByRole('button', { name: 'Send' }));
    const form = box(canvas.getByRole('textbox').closest('form') ?? root);
    root.style.fontSize = before;
    await expect(field.width).toBeGreaterThanOrEqual(160);
    await expect(send.right).toBeLessThanOrEqual(form.right);
  },
};

/** Where fields do not grow by themselves, as on iPhones before iOS 26.2: a text of three lines is seen whole. */
export const GrowsByRows: Story = {
  beforeEach: () => {
    const { supports } = CSS;
    Object.assign(CSS, { supports: () => false });
    return () => void Object.assign(CSS, { supports });
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Anna' });
    field.style.setProperty('field-sizing', 'fixed');
    const before = field.clientHeight;
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two{Shift>}{Enter}{/Shift}three');
    await expect(field).toHaveAttribute('rows', '3');
    await expect(field.clientHeight).toBe(field.scrollHeight);
    // The phone is turned.
    field.style.setProperty('inline-size', '4ch');
    field.style.setProperty('flex', 'none');
    dispatchEvent(new Event('resize'));
    await expect(Number(field.getAttribute('rows'))).toBeGreaterThan(3);
    field.removeAttribute('style');
    field.style.setProperty('field-sizing', 'fixed');
    await userEvent.clear(field);
    await expect(field.clientHeight).toBe(before);
  },
};

/** Everything that may be the case, from the empty field to the last character and beyond. */
export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Composer {...args} />
      <Composer {...args} {...withTools} />
      <Composer {...args} openers={openers} />
      <Composer
        {...args}
        {...withTools}
        balance={{ label: '1 message left', href: '#credits', isLow: true }}
      />
      <Composer {...args} balance={undefined} />
      <Composer {...args} {...withTools} value="Hi Anna, that lake on your photo" />
      <Composer {...args} value={'Near the end. '.repeat(34)} />
      <Composer {...args} value={'Too long. '.repeat(52)} />
      <Composer {...args} value="Hello" isSending />
      <Composer
        {...args}
        value="My number is 06 12345678"
        limitNote="You can start 2 more conversations."
        warning="There seems to be a phone number in your message. Share it only with somebody you trust."
      />
      <Composer
        {...args}
        {...withTools}
        value="Hello"
        balance={undefined}
        error="You have no credits left. Your text is kept."
        errorAction={
          <Link href="#credits" appearance="button" variant="soft" size="sm">
            Get credits
          </Link>
        }
      />
    </Stack>
  ),
};

/** A first line that is chosen is written into the field, where it can be changed; nothing is sent. */
export const Openers: Story = {
  args: { openers },
  play: async ({ canvas, args }) => {
    const [line = ''] = openers;
    const list = canvas.getByRole('list', { name: 'First lines' });
    await expect(list).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: line }));
    const field = canvas.getByRole('textbox', { name: 'Message to Anna' });
    await expect(field).toHaveValue(line);
    await expect(field).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

const gone = (
  <ComposerNotice reason="gone">
    This member is no longer here. You can read the conversation, but not answer.
  </ComposerNotice>
);

/** The other leaves while one types: it is said, the focus is on it, and the text can be copied or discarded. */
export const GoneMeanwhile: Story = {
  args: { value: 'I wanted to ask' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [isGone, setGone] = useState(false);
    return (
      <Composer
        {...args}
        value={value}
        onChange={setValue}
        notice={isGone ? gone : undefined}
        onTyping={() => setGone(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Message to Anna' });
    const [said] = canvas.getAllByRole('status');
    await userEvent.type(field(), '?');
    await expect(said).toHaveTextContent('no longer here');
    await waitFor(() => expect(said).toHaveFocus());
    await expect(field()).toHaveValue('I wanted to ask?');
    await expect(field()).toHaveAttribute('readonly');
    await expect(field()).toHaveAccessibleDescription(expect.stringContaining('no longer here'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(said).toHaveFocus());
  },
};

/** What cannot be seen is nothing to send, and costs nothing; an emoji made of several is sent as it is. */
export const NothingToSee: Story = {
  args: { value: '\u200B\u3164 \u00AD' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Anna' });
    // What the button would say it says where it can be heard, and the focus is where it can be put right.
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const error = canvas.getByText('Write something first');
    await expect(error).toBeVisible();
    await expect(error.closest('[role=status]')).not.toBeNull();
    await expect(field).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '👩‍👧{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('👩‍👧');
  },
};

/** Where one cannot write: why, and what helps. */
export const CannotWrite: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Composer
        {...args}
        notice={
          <ComposerNotice reason="notConfirmed" action={<Button size="sm">Send it again</Button>}>
            Confirm your e-mail address to write to other members.
          </ComposerNotice>
        }
      />
      <Composer
        {...args}
        notice={
          <ComposerNotice reason="limit">
            You have begun ten conversations today. From tomorrow, 09:00, you can begin more.
          </ComposerNotice>
        }
      />
      <Composer
        {...args}
        notice={
          <ComposerNotice
            reason="blocked"
            action={
              <Button size="sm" variant="outline" tone="neutral">
                Unblock
              </Button>
            }
          >
            You have blocked Anna. Neither of you can write.
          </ComposerNotice>
        }
      />
      <Composer {...args} notice={gone} />
      <Composer {...args} notice={gone} value="I wanted to ask you" />
    </Stack>
  ),
};

/** What it costs breaks between its parts on a narrow phone, where no line begins or ends with their dot. */
export const CostOfTwoLines: Story = {
  args: { labels: stressComposerLabels },
  play: async ({ canvas }) => {
    const second = canvas.getByText('mindestens 1.234,56 €');
    const first = canvas.getByText('10 Guthabenpunkte pro Nachricht');
    const dot = within(second).getByText('·');
    const places = (width: number) =>
      inWindow({ width }, () => {
        const [one, two, between] = [first, second, dot].map((it) => it.getBoundingClientRect());
        return {
          isBelow: (two?.top ?? 0) > (one?.top ?? 0),
          isAside: (two?.left ?? 0) > (one?.left ?? 0),
          // Where the room before the first words is, which is cut off.
          isDotCut: between?.left === one?.left,
        };
      });
    await expect(await places(900)).toEqual({ isBelow: false, isAside: true, isDotCut: false });
    await expect(await places(320)).toEqual({ isBelow: true, isAside: false, isDotCut: true });
  },
};

export const Stress: Story = {
  args: {
    ...withTools,
    labels: stressComposerLabels,
    openers: ['Höchstgeschwindigkeitsbegrenzungsdiskussion '.repeat(4)],
    balance: { label: 'Noch 1.234 Nachrichtenübermittlungen', href: '#credits', isLow: true },
    value:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(5),
    error: 'Viestiä ei voitu lähettää, koska käytettävissä olevat krediitit eivät riitä.',
  },
};
