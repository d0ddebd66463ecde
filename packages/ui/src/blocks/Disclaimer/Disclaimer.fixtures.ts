/** Words for stories and tests. */
export const disclaimerParagraphs: readonly string[] = [
  'This site is for adults aged 18 and over.',
  'Some profiles are fictional or demo profiles. Each of them says so in plain words wherever it appears, and a meeting with them is not possible.',
];
