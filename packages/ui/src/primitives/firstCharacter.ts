const characters = new Intl.Segmenter();

/**
 * What reads as one character at the beginning of a name: a letter with its marks, or an emoji of several parts. Browsers part some scripts
 * otherwise than the server does (`suppressHydrationWarning`).
 */
export const firstCharacter = (name: string): string | undefined =>
  characters.segment(name).containing(0)?.segment;
