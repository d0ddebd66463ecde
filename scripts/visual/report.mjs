import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

/**
 * @typedef {object} Change
 * @property {import('./pictures.mjs').Story} story
 * @property {import('./pictures.mjs').Theme} theme
 * @property {number} changed - Pixels.
 * @property {{ before: Buffer, after: Buffer, difference: Buffer }} pictures
 */

const folder = fromRoot('test-results', 'visual');

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const list = (/** @type {string} */ title, /** @type {string[]} */ items) =>
  items.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** Collects what a comparison finds and writes it as one page with its pictures, test-results/visual/index.html. */
export class Report {
  /** @type {string[]} */
  #rows = [];

  constructor() {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** @param {Change} change */
  add({ story, theme, changed, pictures }) {
    const name = `${story.id}-${theme.brand}-${theme.scheme}`;
    const figures = Object.entries(pictures).map(([kind, picture]) => {
      const file = `${name}-${kind}.png`;
      writeFileSync(`${folder}/${file}`, picture);
      return `<figure><figcaption>${kind}</figcaption><img src="${file}" alt="" loading="lazy"></figure>`;
    });
    const title = `${story.title}, ${story.name}: ${theme.brand} ${theme.scheme}, ${changed} pixels`;
    this.#rows.push(`<h2>${escaped(title)}</h2><div class="row">${figures.join('')}</div>`);
  }

  /**
   * @param {{ revision: string, added: string[], removed: string[], compared: number }} summary
   * @returns {string} The page's path.
   */
  write({ revision, added, removed, compared }) {
    const page = `${folder}/index.html`;
    writeFileSync(
      page,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual comparison with ${escaped(revision)}</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}.row{display:flex;gap:1rem}figure{flex:1;min-width:0;margin:0}img{max-width:100%;border:1px solid #999}</style>
<h1>Compared with ${escaped(revision)}</h1>
<p>${compared} pictures, ${this.#rows.length} differ.</p>
${list('New', added)}${list('Gone', removed)}${this.#rows.join('\n')}
`,
    );
    return page;
  }
}
