import {
  selectIsBusy,
  selectPhotos,
  type photoUploadMachine,
  type PhotoReason,
  type PhotoView,
} from '@velours/machines/photoUpload';
import type { ActorRefFrom } from 'xstate';

type PhotoUploadActor = ActorRefFrom<typeof photoUploadMachine>;

/** A chosen photo did not arrive; each that did not says why itself. */
class PhotoNotSentError extends Error {
  override readonly name = 'PhotoNotSentError';
  readonly code: string;
  readonly params: PhotoReason['params'];
  /** As that of a refused form: sending the step again is another try. */
  readonly status = 422;

  constructor({ code, params }: PhotoReason) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** Not by xstate's `waitFor`, which every page with a statechart would carry. A statechart that ends has nothing on its way. */
const untilIdle = (actor: PhotoUploadActor): Promise<void> =>
  new Promise((done) => {
    const subscription = actor.subscribe({ next: look, complete: done });
    function look(): void {
      if (selectIsBusy(actor.getSnapshot())) return;
      subscription.unsubscribe();
      done();
    }
    look();
  });

/**
 * Waits until nothing is on its way any more; what was removed no longer can be kept.
 * @throws PhotoNotSentError where a photo that was on its way has failed. What had failed before is known.
 */
export async function whenSent(actor: PhotoUploadActor): Promise<void> {
  const failed = (): PhotoView[] =>
    selectPhotos(actor.getSnapshot()).filter(({ status }) => status === 'failed');
  const known = new Set(failed().map(({ id }) => id));
  actor.send({ type: 'LEAVING' });
  await untilIdle(actor);
  const reason = failed().find(({ id }) => !known.has(id))?.reason;
  if (reason) throw new PhotoNotSentError(reason);
}
