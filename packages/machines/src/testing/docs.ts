import { readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { toMermaid } from './mermaid.ts';

const BLOCK = /```mermaid\n([\s\S]*?)```/;

/** The first Mermaid block of a page; undefined where there is none. */
const embeddedDiagram = (page: string): string | undefined => BLOCK.exec(page)?.[1]?.trimEnd();

/** The page with its first Mermaid block replaced. */
const withDiagram = (page: string, diagram: string): string =>
  page.replace(BLOCK, () => `\`\`\`mermaid\n${diagram}\n\`\`\``);

/**
 * Whether a docs page shows the machine as it is: undefined, or a sentence that says what to do. With
 * `UPDATE_DIAGRAMS=1` in the environment the page is written anew instead.
 * @param path of the .docs.md file, which must hold a Mermaid block
 */
export const diagramDrift = (machine: AnyStateMachine, path: string | URL): string | undefined => {
  const page = readFileSync(path, 'utf8');
  const embedded = embeddedDiagram(page);
  if (embedded === undefined) return `${String(path)} has no \`\`\`mermaid block`;
  const diagram = toMermaid(machine);
  if (embedded === diagram) return undefined;
  if (process.env['UPDATE_DIAGRAMS'] === '1') {
    writeFileSync(path, withDiagram(page, diagram));
    return undefined;
  }
  return `${String(path)} shows an older ${machine.id}: run the tests once with UPDATE_DIAGRAMS=1`;
};
