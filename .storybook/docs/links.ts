import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';

/** The ids of the docs pages by what others call them: a part by its own name, a foundation by its whole title. */
export function docsPages(root: string): ReadonlyMap<string, string> {
  const titleIn = (file: string): string => {
    const text = readFileSync(join(root, file), 'utf8');
    const [, own] = /<Meta title="(.+?)"/.exec(text) ?? [];
    if (own !== undefined) return own;
    // The page of a story file has that file's title.
    const [, stories = ''] = /\* as stories from '(.+)'/.exec(text) ?? [];
    const [, title = ''] =
      /\btitle: '(\w+\/[^']+)'/.exec(readFileSync(join(root, dirname(file), stories), 'utf8')) ??
      [];
    return title;
  };
  const pages = globSync(['packages/ui/src/*/*/*.docs.mdx', '.storybook/docs/*.mdx'], {
    cwd: root,
  });
  return new Map(
    pages.map((file) => {
      const title = titleIn(file);
      return [
        file.endsWith('.docs.mdx') ? basename(file, '.docs.mdx') : title,
        toId(title, 'docs'),
      ];
    }),
  );
}

type Node = { type: string; value?: string; url?: string; children?: Node[] };

/** For remark: where a docs page names another in bold, the name leads to it. */
export const linkedNames =
  ({ pages }: { pages: ReadonlyMap<string, string> }) =>
  (tree: Node): void => {
    const link = (node: Node): void => {
      for (const child of node.children ?? []) link(child);
      const [only] = node.type === 'strong' ? (node.children ?? []) : [];
      const id = pages.get(only?.value ?? '');
      if (only && id)
        node.children = [{ type: 'link', url: `?path=/docs/${id}`, children: [only] }];
    };
    link(tree);
  };
