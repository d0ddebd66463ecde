/**
 * Photos are decoded in a process of their own: a decoder that a hostile file breaks takes nothing else with it, and the memory of a
 * huge picture is given back (docs/safety-proofs.md).
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { ProblemError, problem } from '../problem.ts';
import type { ProblemCode } from '@velours/openapi/types';
import type { Crop } from './crop.ts';
import type { RenderedPhoto } from './image.ts';

/** What the other process is asked. */
export interface RenderTask {
  readonly id: number;
  readonly bytes: Buffer;
  readonly crop: Crop | null;
}

/** What it answers: the id alone as it begins, then what came of it. */
export type RenderAnswer =
  | { readonly id: number }
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
  isBegun: boolean;
}

interface Decoder {
  readonly child: ChildProcess;
  /** What it was given and has not answered, by the task's id. */
  readonly waiting: Map<number, Waiting>;
}

let running: Decoder | null = null;
let asked = 0;

/** One that has ended is not known to have until its end is told: the photo then gets another. */
const MOST_TRIES = 2;

/**
 * The sizes of an uploaded photo, cut, upright, without metadata.
 * @throws 415 and 422 as `renderUpload` of image.ts; 503 `service_unavailable` where no process begins with it
 */
export async function renderApart(bytes: Buffer, crop: Crop | null): Promise<RenderedPhoto> {
  asked += 1;
  const task: RenderTask = { id: asked, bytes, crop };
  for (let tries = 1; ; tries += 1) {
    try {
      return await decode(task);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      if (tries < MOST_TRIES) continue;
      const refusal = problem('service_unavailable', { retry_after_minutes: 1 });
      refusal.cause = error;
      throw refusal;
    }
  }
}

/** @throws ProblemError where the photo is at fault, what else it may be where the process ended before it began with it */
async function decode(task: RenderTask): Promise<RenderedPhoto> {
  const { child, waiting } = running ?? start();
  const late = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
  try {
    return await new Promise<RenderedPhoto>((done, fail) => {
      waiting.set(task.id, { done, fail, isBegun: false });
      child.channel?.ref();
      // Where it cannot be sent the process is gone, and its end is told next.
      if (child.connected) child.send(task, () => undefined);
    });
  } finally {
    clearTimeout(late);
    waiting.delete(task.id);
    if (waiting.size === 0) child.channel?.unref();
  }
}

function start(): Decoder {
  const child = fork(path.join(import.meta.dirname, 'render-worker.ts'), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64', '--expose-gc'],
    // It needs nothing of what the server knows.
    env: { PATH: process.env['PATH'] ?? '', ...MEMORY },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const decoder: Decoder = { child, waiting: new Map() };
  const lose = (reason: Error) => {
    if (running === decoder) running = null;
    for (const { fail, isBegun } of decoder.waiting.values())
      fail(isBegun ? problem('photo_unreadable') : reason);
  };
  child.on('message', (answer: RenderAnswer) => {
    const task = decoder.waiting.get(answer.id);
    if (task === undefined) return;
    if ('rendered' in answer) task.done(answer.rendered);
    else if ('refusal' in answer) task.fail(problem(answer.refusal));
    else task.isBegun = true;
  });
  // It could not begin, for want of files or memory: unheard, that would end the server.
  child.on('error', lose);
  // Whatever ended it: what it was at cannot be read.
  child.once('exit', (code, signal) => lose(new Error(`It ended with ${code ?? signal}`)));
  // A server that has nothing else to do may end; the child ends with it.
  child.unref();
  running = decoder;
  return decoder;
}
