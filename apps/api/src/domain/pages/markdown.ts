import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../html.ts';

/** `## Your choices {#choices}`: the name by which a link leads to the heading. */
const ANCHOR = / \{#([a-z-]+)\}$/;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Markdown as HTML: headings, paragraphs, lists, tables, links and quotes of a text. A wide table scrolls in a region of its own, named after
 * the heading above it, that the keyboard reaches (WCAG 2.1.1).
 * @param values What stands for `{{name}}`; put in afterwards and escaped, so that no value becomes markup.
 * @throws Error for a placeholder without a value, and for HTML in the text.
 */
export function renderMarkdown(markdown: string, values: Readonly<Record<string, string>>): string {
  let heading = '';
  const marked = new Marked({
    async: false,
    gfm: true,
    renderer: {
      heading(token: Tokens.Heading) {
        const anchor = ANCHOR.exec(token.text)?.[1];
        heading = token.text.replace(ANCHOR, '');
        const name = anchor === undefined ? '' : ` id="${anchor}"`;
        const inner = this.parser.parseInline(token.tokens).replace(ANCHOR, '');
        return `<h${token.depth}${name}>${inner}</h${token.depth}>\n`;
      },
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], element: string): string =>
          `<tr>${cells.map((cell) => `<${element}>${this.parser.parseInline(cell.tokens)}</${element}>`).join('')}</tr>`;
        const head = `<thead>${row(token.header, 'th')}</thead>`;
        const body = `<tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody>`;
        return `<div role="region" aria-label="${escapeHtml(heading)}" tabindex="0"><table>${head}${body}</table></div>\n`;
      },
      html(token: Tokens.HTML | Tokens.Tag): string {
        throw new Error(`no HTML in a text: ${token.raw}`);
      },
    },
  });
  return (marked.parse(markdown) as string).replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing stands for {{${name}}}`);
    return escapeHtml(value);
  });
}
