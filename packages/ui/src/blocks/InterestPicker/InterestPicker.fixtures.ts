import type { Interest } from '../../primitives/InterestIcon/index.ts';
import type { InterestOption, InterestPickerLabels } from './InterestPicker.types.ts';

/** The whole list of spec section 3, in its words and its order. */
export const specInterests: readonly string[] =
  'adventure, anal sex, animals, art, astrology, barbecue, beach, beer, biking, bondage, coffee, cooking, dancing, exchanging pictures, fashion, foodie, gardening, gym, hiking, hugging, kissing, lingerie, massages, masturbating, movies, music, one night stand, oral sex, outdoors, party, photography, politics, public sex, reading, relationship, sadomasochism, safe sex, sex, sex toys, shopping, sports, sushi, tattoos, tea, theater, threesome, travelling, vegetarian, video games, wine'.split(
    ', ',
  );

/** The list with its keys, for stories and tests. */
export const allInterests: readonly InterestOption[] = specInterests.map((words) => ({
  value: words.replaceAll(' ', '_') as Interest,
  label: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
}));

export const interestPickerLabels: InterestPickerLabels = {
  title: 'What do you like?',
  description: 'Others see what you choose on your profile.',
  search: 'Find an interest',
  clear: 'Empty the search',
  count: (chosen) => `${chosen} chosen`,
  found: (count) => (count === 0 ? 'None found' : `${count} found`),
};

/** The longest words we know of, in German and Finnish. */
export const longInterests: readonly InterestOption[] = [
  { value: 'exchanging_pictures', label: 'Bilderaustauschgemeinschaften' },
  { value: 'outdoors', label: 'Ulkoilmaelokuvafestivaalit' },
  { value: 'dancing', label: 'Gesellschaftstanzveranstaltungen' },
  { value: 'from_a_newer_server', label: 'Unterwasserschachmeisterschaften' },
  { value: 'art', label: 'Kunst' },
];

export const longInterestPickerLabels: InterestPickerLabels = {
  ...interestPickerLabels,
  title: 'Freizeitbeschäftigungen und Interessensgebiete',
  description: 'Valitsemasi kiinnostuksenkohteet näytetään muille profiilissasi.',
  search: 'Kiinnostuksenkohteiden hakeminen',
  count: (chosen) => `${chosen} Interessensgebiete ausgewählt`,
};
