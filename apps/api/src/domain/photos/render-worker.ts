/** The process that decodes photos (render-process.ts); it ends with the one that asked. */
import { ProblemError } from '../problem.ts';
import { renderUpload } from './image.ts';
import type { RenderAnswer, RenderTask } from './render-process.ts';

async function answerTo({ id, bytes, crop }: RenderTask): Promise<RenderAnswer> {
  try {
    return { id, rendered: await renderUpload(Buffer.from(bytes), crop) };
  } catch (error) {
    return { id, refusal: error instanceof ProblemError ? error.code : 'photo_unreadable' };
  }
}

async function serve(task: RenderTask): Promise<void> {
  const begun: RenderAnswer = { id: task.id };
  process.send?.(begun);
  process.send?.(await answerTo(task));
  // The pixels of this photo go before the next one comes: left to itself, Node would hold both for a while.
  globalThis.gc?.();
}

process.on('message', (task: RenderTask) => void serve(task));
process.on('disconnect', () => process.exit(0));
