/**
 * `npm run visual -- <revision>`: builds the Storybook of a revision and of the work tree, takes every sheet of both in
 * every brand and scheme with one browser, and shows what differs (test-results/visual/index.html). Stored pictures
 * would prove nothing: another version of the browser draws other pixels.
 *
 * --story <text>  only stories whose id contains it, sheets or not
 *
 * Exits with 1 where something differs, so that a script can ask.
 */
import { parseArgs } from 'node:util';
import { themes } from '../.storybook/matrix.ts';
import { PlainError, say, stop } from './lib/say.mjs';
import { compare } from './visual/compare.mjs';
import { openBrowser, openStory, serve, storiesOf } from './visual/pictures.mjs';
import { Report } from './visual/report.mjs';
import { commitOf, storybookOf, storybookOfWorkTree } from './visual/revision.mjs';

/** @typedef {import('./visual/pictures.mjs').Story} Story */

const titled = (/** @type {Story} */ { title, name }) => `${title}, ${name}`;

try {
  const { values, positionals } = parseArgs({
    options: { story: { type: 'string' } },
    allowPositionals: true,
  });
  const [revision] = positionals;
  if (!revision) throw new PlainError('Name a revision: npm run visual -- HEAD~1');
  const folders = {
    before: await storybookOf(commitOf(revision)),
    after: await storybookOfWorkTree(),
  };
  const isWanted = (/** @type {Story} */ story) =>
    values.story ? story.id.includes(values.story) : story.tags.includes('sheet');
  const before = storiesOf(folders.before).filter(isWanted);
  const after = storiesOf(folders.after).filter(isWanted);
  const isIn = (/** @type {Story[]} */ stories) => (/** @type {Story} */ story) =>
    stories.some(({ id }) => id === story.id);

  const servers = { before: await serve(folders.before), after: await serve(folders.after) };
  const browser = await openBrowser();
  const report = new Report();
  let compared = 0;
  let differing = 0;
  try {
    const pages = {
      before: await browser.context.newPage(),
      after: await browser.context.newPage(),
    };
    for (const story of after.filter(isIn(before))) {
      const take = {
        before: await openStory(pages.before, servers.before.url, story),
        after: await openStory(pages.after, servers.after.url, story),
      };
      for (const theme of themes) {
        const pictures = { before: await take.before(theme), after: await take.after(theme) };
        const { changed, difference } = compare(pictures.before, pictures.after);
        compared += 1;
        if (changed === 0) continue;
        differing += 1;
        report.add({ story, theme, changed, pictures: { ...pictures, difference } });
      }
      say(`${titled(story)}: ${compared} pictures so far, ${differing} differ`);
    }
  } finally {
    await browser.close();
    servers.before.close();
    servers.after.close();
  }
  const page = report.write({
    revision,
    added: after.filter((story) => !isIn(before)(story)).map(titled),
    removed: before.filter((story) => !isIn(after)(story)).map(titled),
    compared,
  });
  say(`${differing} of ${compared} pictures differ: ${page}`);
  process.exitCode = differing === 0 ? 0 : 1;
} catch (error) {
  stop(error);
}
