const words: Readonly<Record<string, string>> = {
  coffee: 'Coffee',
  dancing: 'Dancing',
  hiking: 'Hiking',
  cooking: 'Cooking',
  movies: 'Movies',
  beach: 'Beach',
  music: 'Music',
  travelling: 'Travelling',
  photography: 'Photography',
  wine: 'Wine',
  reading: 'Reading',
  biking: 'Biking',
  art: 'Art',
  sushi: 'Sushi',
  gardening: 'Gardening',
  theater: 'Theatre',
  video_games: 'Video games',
  animals: 'Animals',
  adventure: 'Adventure',
  party: 'Party',
};

export const campaignInterests = Object.entries(words).map(([interest, label]) => ({
  interest,
  label,
}));

/** The longest words there are. */
export const longInterests = campaignInterests.slice(0, 7).map(({ interest }, index) => ({
  interest,
  label: index % 2 === 0 ? 'Fotografieleidenschaft' : 'Puutarhanhoitoharrastus',
}));
