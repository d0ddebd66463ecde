import { Canvas, DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Code } from '../docs/parts/Diagram.tsx';

const pages = import.meta.glob<string>('../../packages/machines/src/*/*.docs.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The heading before which the playground stands. */
const QUOTE = '## From the specification';

const options = { overrides: { code: Code } };

/** The docs page of a machine's stories: what its package says of it, and the playground. */
export function MachineDocs({ name }: { name: string }) {
  const { componentStories } = use(DocsContext);
  const text = pages[`../../packages/machines/src/${name}/${name}.docs.md`] ?? '';
  const at = text.indexOf(QUOTE);
  const playground = componentStories().find(({ name: story }) => story === 'Playground');
  return (
    <>
      <Markdown options={options}>{text.slice(0, at)}</Markdown>
      <h2>Playground</h2>
      <p>
        Send events, end what it has called, let time pass: the site’s own part follows, and the
        chart lights the states that the machine is in. Each state that shows something is a story
        of its own, beside this page.
      </p>
      {playground && <Canvas of={playground.moduleExport} sourceState="none" />}
      <Markdown options={options}>{text.slice(at)}</Markdown>
    </>
  );
}
