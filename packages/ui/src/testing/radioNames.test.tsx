import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

type Args = Record<string, unknown>;
type Story = { args?: Args; render?: ComponentType<Args> };
type Stories = { default: Story & { component: ComponentType<Args> } } & Record<string, Story>;

const pages = import.meta.glob<string>('../{components,blocks}/*/*.docs.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../{components,blocks}/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Stories>('../{components,blocks}/*/*.stories.tsx');

const radioNames = ({ default: meta, ...stories }: Stories, name: string): string[] => {
  const story = stories[name] ?? {};
  const html = renderToStaticMarkup(
    createElement(story.render ?? meta.render ?? meta.component, { ...meta.args, ...story.args }),
    { identifierPrefix: name },
  );
  // A form has groups of its own.
  return [...html.replaceAll(/<form.*?<\/form>/gs, '').matchAll(/<input[^>]*>/g)]
    .filter(([input]) => input.includes('type="radio"'))
    .flatMap(([input]) => /\bname="([^"]+)"/.exec(input)?.[1] ?? []);
};

// Radios of one name are one group on a page, and only one of them is chosen.
test.each(
  Object.keys(modules).filter(
    (path) =>
      path.replace('.stories.tsx', '.docs.mdx') in pages &&
      /Radio|Choice|Picker|radio/.test(sources[path] ?? ''),
  ),
)('%s shares no radios between the stories of its page', async (path) => {
  const page = pages[path.replace('.stories.tsx', '.docs.mdx')] ?? '';
  const stories = await modules[path]?.();
  const shown = [
    ...new Set([...page.matchAll(/<Canvas of=\{stories\.(\w+)\}/g)].map(([, name = '']) => name)),
  ];
  const names = shown.flatMap((name) => [...new Set(stories ? radioNames(stories, name) : [])]);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
