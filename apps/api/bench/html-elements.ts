/** HTML that React wrote, as React elements again. */
import { createElement } from 'react';
import type { ReactNode } from 'react';

const TOKEN =
  /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(script|style|textarea|title)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi;
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** `stroke-width:2` as React takes it. */
const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').flatMap((rule) => {
      const [name = '', ...value] = rule.split(':');
      if (value.length === 0) return [];
      const key = name.startsWith('--')
        ? name
        : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [[key, value.join(':')]];
    }),
  );

function propsOf(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value] of text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
    const given = decoded(value ?? '');
    if (name === 'style') props['style'] = styleOf(given);
    else if (name === 'class') props['className'] = given;
    else if (name === 'value' || name === 'checked' || name === 'selected')
      props[`data-${name}`] = given;
    else props[name] = value === undefined || value === '' ? name : given;
  }
  return props;
}

interface Open {
  readonly tag: string;
  readonly props: Record<string, unknown>;
  readonly children: ReactNode[];
}

/** The root element of the document. */
export function elementsOf(html: string): ReactNode {
  const root: Open = { tag: '', props: {}, children: [] };
  const open: Open[] = [root];
  const add = (node: ReactNode): void => void open.at(-1)?.children.push(node);
  for (const [, raw, rawProps, rawText, closing, tag, props, , text] of html.matchAll(TOKEN)) {
    if (raw !== undefined) {
      const inner = { dangerouslySetInnerHTML: { __html: rawText ?? '' } };
      add(createElement(raw, { ...propsOf(rawProps ?? ''), ...inner }));
    } else if (tag === undefined) {
      if (text !== undefined) add(decoded(text));
    } else if (closing === '/') {
      const done = open.pop();
      if (done !== undefined) add(createElement(done.tag, done.props, ...done.children));
    } else if (VOID.has(tag)) {
      add(createElement(tag, propsOf(props ?? '')));
    } else {
      open.push({ tag, props: propsOf(props ?? ''), children: [] });
    }
  }
  return root.children.find((child) => typeof child === 'object');
}
