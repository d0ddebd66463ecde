import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createActor, fromTransition, type EventObject } from 'xstate';
import type { Texts, Translate } from '../app/i18n/texts.ts';
import { showing, type ActorHandle } from '../app/loading/actor-handle.ts';

/** What acting a story out needs of it. */
export interface Acted {
  loaded: Record<string, unknown>;
}

/** The words of a story's language, so that it can be acted out in whatever language the toolbar shows. */
export const wordsOf = ({ loaded }: Acted): Translate => (loaded['texts'] as Texts).t;

/** Presses the button of that name, once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Fills in the fields of a form by their names, and sends it. */
export async function sendForm(values: Readonly<Record<string, string>>): Promise<void> {
  let form: HTMLFormElement | null = null;
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (!field) throw new Error(`no form has a field ${name}`);
    await userEvent.clear(field);
    if (value) await userEvent.type(field, value, { delay: null });
    ({ form } = field);
  }
  const submit = form?.querySelector('button[type="submit"]');
  if (!submit) throw new Error('the form has no button that sends it');
  await userEvent.click(submit);
}

/** A dialog has come in. */
export async function opened(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<void> {
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialog).toBeVisible());
}

/** The form was refused: the focus stands on what it says about it. */
export async function refused(): Promise<void> {
  await waitFor(() => expect(document.activeElement?.matches('form [role="group"]')).toBe(true));
}

/** The steps after the account that may be skipped, in their order. */
const STEPS = ['photo', 'location', 'personal', 'about'] as const;

export type SkippableStep = (typeof STEPS)[number];

/** Skips steps of sign-up until the named one; without a name all of them. */
export async function skipTo(t: Translate, step?: SkippableStep): Promise<void> {
  for (const before of STEPS) {
    await screen.findByRole('heading', { name: t(($) => $.signup[before].title) });
    if (before === step) return;
    // A link at the first step of a document of its own.
    await userEvent.click(await screen.findByText(t(($) => $.signup.step.skip)));
  }
}

/**
 * Stands behind a handle of the host and shows what its actor would; returns how it ends.
 * @param next What it shows after an event. @default the same
 */
export function standIn<Snapshot, Event extends EventObject>(
  handle: ActorHandle<Snapshot, Event>,
  shown: Snapshot,
  next: (shown: Snapshot, event: Event) => Snapshot = (same) => same,
): () => void {
  handle.want();
  return handle.serve(async () => () => {
    const actor = createActor(fromTransition(next, shown)).start();
    return showing(actor, ({ context }) => context);
  });
}
