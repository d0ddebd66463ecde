/**
 * Photos are decoded in a process of their own: a decoder that a hostile file breaks takes nothing else with it, and the memory of a
 * huge picture is given back (docs/safety-proofs.md).
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { problem } from '../problem.ts';
import type { ProblemCode } from '@velours/openapi/types';
import type { Crop } from './crop.ts';
import type { RenderedPhoto } from './image.ts';

/** What the other process is asked. */
export interface RenderTask {
  readonly id: number;
  readonly bytes: Buffer;
  readonly crop: Crop | null;
}

/** What it answers. */
export type RenderAnswer =
  | { readonly id: number; readonly rendered: RenderedPhoto }
  | { readonly id: number; readonly refusal: ProblemCode };

/** A decoder that has not answered by then never will. */
const MOST_MS = 60_000;

/** Large blocks go straight back to the system, so that one huge picture is not paid for ever after. */
const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

interface Waiting {
  readonly done: (rendered: RenderedPhoto) => void;
  readonly fail: (reason: Error) => void;
}

let running: ChildProcess | null = null;
const waiting = new Map<number, Waiting>();
let asked = 0;

/**
 * The sizes of an uploaded photo, cut, upright, without metadata.
 * @throws 415 and 422 as `renderUpload` of image.ts
 */
export async function renderApart(bytes: Buffer, crop: Crop | null): Promise<RenderedPhoto> {
  const child = running ?? start();
  asked += 1;
  const task: RenderTask = { id: asked, bytes, crop };
  const late = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
  try {
    return await new Promise<RenderedPhoto>((done, fail) => {
      waiting.set(task.id, { done, fail });
      child.channel?.ref();
      child.send(task);
    });
  } finally {
    clearTimeout(late);
    waiting.delete(task.id);
    if (waiting.size === 0) child.channel?.unref();
  }
}

function start(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'render-worker.ts'), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64', '--expose-gc'],
    // It needs nothing of what the server knows.
    env: { PATH: process.env['PATH'] ?? '', ...MEMORY },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', (answer: RenderAnswer) => {
    const task = waiting.get(answer.id);
    if ('rendered' in answer) task?.done(answer.rendered);
    else task?.fail(problem(answer.refusal));
  });
  // Whatever ended it: what it was at cannot be read, and the next photo gets another.
  child.once('exit', () => {
    if (running === child) running = null;
    for (const { fail } of waiting.values()) fail(problem('photo_unreadable'));
  });
  // A server that has nothing else to do may end; the child ends with it.
  child.unref();
  running = child;
  return child;
}
