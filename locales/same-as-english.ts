import { COMPLETE } from './languages.ts';

/** A text that is rightly alike in a language and in English: its key, or the beginning of several, and why. */
export interface SameText {
  readonly keys: string;
  readonly why: string;
}

/** Languages whose texts must not be left in English. */
export const TRANSLATED = COMPLETE.filter((language) => language !== 'en');

/** What a language shares with English, from `same-as-english/<language>.ts`. */
export const sameAsEnglish = async (language: string): Promise<readonly SameText[]> => {
  const { same } = (await import(`./same-as-english/${language}.ts`)) as {
    same: readonly SameText[];
  };
  return same;
};
