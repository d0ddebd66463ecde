const isTestOnly = /^ {2}(play|tags|beforeEach|parameters|loaders)\b/;

/** A story's object without what only tests read; where nothing is left but a picture, the picture. */
const withoutTest = (story: string): string => {
  const [, ...properties] = story.replace(/\n\}$/, '').split(/\n(?= {2}[a-z])/);
  const kept = properties.filter((property) => !isTestOnly.test(property));
  const [only = '', another] = kept;
  const picture = /^ {2}render: \(\w*\) => \(?\n?(.*?)\s*\)?,?$/s.exec(only)?.[1];
  if (another !== undefined || picture === undefined) return ['{', ...kept, '}'].join('\n');
  return picture.replaceAll(/^ {4}/gm, '');
};

/**
 * What "Show code" shows: what a caller writes. Words come from the catalogue and photos from a server, so their places are named in place
 * of pages of sample texts and data.
 */
export const shownSource = (source: string): string =>
  (source.startsWith('{\n') ? withoutTest(source) : source)
    .replaceAll(/^( *)(\w*[lL]abels)=\{\{\n.*?\n\1\}\}/gms, '$1$2={$2}')
    .replaceAll(/\{function \w*\(\) ?\{\s*\}\}/g, '{() => {}}')
    .replaceAll(/data:image\/[^'"`\s]+/g, 'photo.avif');
