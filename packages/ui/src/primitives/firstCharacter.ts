/** What reads as one character at the beginning of a name: a letter with its marks, or an emoji of several parts. */
export const firstCharacter = (name: string): string | undefined =>
  new Intl.Segmenter().segment(name).containing(0)?.segment;
