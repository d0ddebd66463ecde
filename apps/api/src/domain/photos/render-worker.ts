/** The process that decodes photos (render-process.ts); it ends with the one that asked. */
import { ProblemError } from '../../http/problem.ts';
import { renderUpload } from './image.ts';
import type { RenderAnswer, RenderTask } from './render-process.ts';

async function answerTo({ id, bytes, crop }: RenderTask): Promise<RenderAnswer> {
  try {
    return { id, rendered: await renderUpload(Buffer.from(bytes), crop) };
  } catch (error) {
    return { id, refusal: error instanceof ProblemError ? error.code : 'photo_unreadable' };
  }
}

process.on('message', (task: RenderTask) => {
  void answerTo(task).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
