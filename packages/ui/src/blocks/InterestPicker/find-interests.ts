import type { InterestOption } from './InterestPicker.types.ts';

/** Without case and accents: who looks for "sahk" finds "Sähkö". */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The interests whose name has every word of the query; all of them for none. */
export const findInterests = (
  interests: readonly InterestOption[],
  query: string,
): readonly InterestOption[] => {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return interests.filter(({ label }) => {
    const name = plain(label);
    return words.every((word) => name.includes(word));
  });
};
