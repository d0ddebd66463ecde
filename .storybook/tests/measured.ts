import { hasPage } from '../../apps/site/src/stories/StoryTexts.tsx';
import type { Kind, Text } from './kinds.ts';

/** What the checks are told of a story. */
export interface Judged {
  title: string;
  name: string;
  tags: readonly string[];
  canvasElement: HTMLElement;
}

/** These show all there is of a component, and the longest words it has to bear. */
const whole = new Set(['States', 'Stress', 'Sheet']);

const seen = new Set<string>();

/** Whether no story of this file has shown it before. */
const isNew = (title: string, what: string | Kind): boolean => {
  const note = `${title}: ${what}`;
  const wasSeen = seen.has(note);
  seen.add(note);
  return !wasSeen;
};

/** The dialog or sheet that is open, by its heading. */
const openDialog = (): string => {
  const dialog = document.querySelector('[role$="dialog"]');
  return dialog ? `dialog ${dialog.querySelector('h1, h2, h3')?.textContent ?? ''}` : '';
};

/**
 * Whether a story is laid out in every width: the first of a file, `States`, `Stress` and `Sheet`, and the first with each
 * heading of a page and each dialog or sheet. Of a machine's states also those that show a kind of text which none
 * before did: no screen needs to have come to them.
 */
export const isMeasured = (
  { title, name, tags, canvasElement }: Judged,
  texts: readonly Pick<Text, 'kind'>[],
): boolean => {
  const heading = canvasElement.querySelector('h1')?.textContent ?? '';
  const isFirst = isNew(title, `${heading} ${openDialog()}`);
  const newKinds = tags.includes('state') ? texts.filter(({ kind }) => isNew(title, kind)) : [];
  return isFirst || newKinds.length > 0 || whole.has(name);
};

/** Whether a measured story is shown in every language: it takes the words of the catalogues. */
export const isInEveryLanguage = ({ tags }: Judged): boolean =>
  tags.includes('screen') && hasPage();
