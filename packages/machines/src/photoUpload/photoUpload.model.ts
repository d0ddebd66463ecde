import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../testing/types.ts';
import type { Frame, Scenario, StartedChild } from '../testing/types.ts';
import {
  MOST_PHOTO_BYTES,
  REMOVAL_UNDO_MS,
  UPLOAD_STALL_MS,
  refusalOf,
  selectLimit,
  selectPhotos,
  selectView,
  usedPlaces,
} from './photoUpload.logic.ts';
import type { PhotoFile, ServerPhoto, UploadSlot } from './photoUpload.logic.ts';
import { photoUploadMachine } from './photoUpload.machine.ts';
import type {
  PhotoUploadEvent,
  RemovePhotoInput,
  UploadPhotoInput,
} from './photoUpload.machine.ts';

type Snapshot = SnapshotFrom<typeof photoUploadMachine>;
type OwnFrame = Frame<typeof photoUploadMachine>;

export const file = (more: Partial<PhotoFile> = {}): PhotoFile => ({
  size: 1_000,
  type: 'image/jpeg',
  ...more,
});

export const photo = (id: string, status: ServerPhoto['status'] = 'active'): ServerPhoto => ({
  id,
  status,
});

const good = file();
const other = file({ size: 2_000 });
const huge = file({ size: MOST_PHOTO_BYTES + 1 });
const drawing = file({ type: 'image/svg+xml' });
const empty = file({ size: 0 });

const MOST_ITEMS = 3;

const add = (...files: PhotoFile[]): PhotoUploadEvent => ({ type: 'ADD', files });

/** The events for the files and photos that are there: the first two, and the first and last. Made once for the same ones. */
const eventsOf = (
  types: readonly PhotoUploadEvent['type'][],
  choices: readonly PhotoUploadEvent[],
) => {
  const known = new Map<string, readonly PhotoUploadEvent[]>();
  const make = (ids: readonly string[], photoIds: readonly string[]): PhotoUploadEvent[] =>
    [
      ...[...new Set(ids)].flatMap((id): PhotoUploadEvent[] => [
        { type: 'PROGRESS', id, progress: 0.5 },
        { type: 'CANCEL', id },
        { type: 'RETRY', id },
      ]),
      ...[...new Set(photoIds)].flatMap((photoId): PhotoUploadEvent[] => [
        { type: 'REMOVE', photoId },
        { type: 'UNDO', photoId },
      ]),
      { type: 'LEAVING' } as const,
      { type: 'CHANGED_ELSEWHERE' } as const,
      { type: 'PREMIUM' } as const,
    ].filter(({ type }) => types.includes(type));
  return ({ context: { items, photos } }: Snapshot): readonly PhotoUploadEvent[] => {
    const ids = [items[0]?.id ?? 'nothing', items[1]?.id ?? 'nothing'];
    const photoIds = [photos?.[0]?.id ?? 'none', photos?.at(-1)?.id ?? 'none'];
    const isFull = items.length >= MOST_ITEMS;
    const key = [...ids, ...photoIds, isFull].join();
    const events = known.get(key) ?? [...make(ids, photoIds), ...(isFull ? [] : choices)];
    known.set(key, events);
    return events;
  };
};

const scenario = (
  name: string,
  events: ReturnType<typeof eventsOf>,
  more: Partial<Scenario<typeof photoUploadMachine>> = {},
  photos: readonly ServerPhoto[] | null = [],
): Scenario<typeof photoUploadMachine> => ({
  name,
  input: () => {
    let made = 0;
    return {
      newKey: () => {
        made += 1;
        return `key-${made}`;
      },
      isPremium: false,
      photos,
    };
  },
  events,
  isWalkedAtRandom: false,
  ...more,
});

const refusals = [
  { status: 413, code: 'photo_too_large' },
  { status: 422, code: 'photo_limit_reached', params: { limit: 3 } },
  new TypeError('fetch failed'),
];

const upload = { done: [{ photo: 'stored' }], error: refusals };

const SLOTS: readonly UploadSlot[] = ['first', 'second'];
const idOf = (slot: UploadSlot): string => (slot === 'first' ? 'uploadFirst' : 'uploadSecond');

const startsOf = ({ started }: OwnFrame, src: string): readonly StartedChild[] =>
  started.filter((child) => child.src === src);

const isEvent = ({ step }: OwnFrame, type: PhotoUploadEvent['type']): boolean =>
  step.kind === 'event' && step.event.type === type;

/** Of the errors of an upload and of a removal the first two are refusals. */
const wasAnswered = ({ step }: OwnFrame, id: string): boolean =>
  (step.kind === 'done' && step.id === id) ||
  (step.kind === 'error' && step.id === id && step.index < 2);

/** How photoUpload is walked. */
export const photoUploadModel = defineModel({
  machine: photoUploadMachine,
  scenarios: [
    scenario('one photo', eventsOf(['PROGRESS', 'CANCEL', 'RETRY'], [add(good)]), {
      until: ({ context }) => context.chosen > 1 || context.photos?.length !== 0,
    }),
    scenario('several photos', eventsOf(['CANCEL', 'PROGRESS'], [add(good, other, good)]), {
      until: ({ context }) =>
        context.items.some(({ status }) => status === 'failed') ||
        context.chosen > 3 ||
        context.photos?.length !== 0,
    }),
    scenario(
      'what is refused here',
      eventsOf(
        ['CANCEL', 'RETRY'],
        [add(huge), add(drawing), add(empty), add(...Array(4).fill(good))],
      ),
      { until: ({ context }) => context.chosen > 0 },
      [photo('one'), photo('two'), photo('three')],
    ),
    scenario(
      'photos are removed',
      eventsOf(['REMOVE', 'UNDO', 'LEAVING', 'CHANGED_ELSEWHERE'], []),
      {
        until: ({ context }) =>
          context.photos?.length !== 2 ||
          context.photos[0]?.id !== 'one' ||
          context.removals.length > 1,
      },
      [photo('one'), photo('two')],
    ),
    scenario('the list is read', eventsOf(['CHANGED_ELSEWHERE', 'PREMIUM'], []), {}, null),
    scenario(
      'everything',
      eventsOf(
        [
          'PROGRESS',
          'CANCEL',
          'RETRY',
          'REMOVE',
          'UNDO',
          'LEAVING',
          'CHANGED_ELSEWHERE',
          'PREMIUM',
        ],
        [add(good), add(good, other, good, other), add(huge, drawing, good)],
      ),
      {
        isWalkedAtRandom: true,
        until: () => true,
        rare: ['PREMIUM', 'LEAVING', 'CHANGED_ELSEWHERE'],
        waits: [REMOVAL_UNDO_MS, UPLOAD_STALL_MS],
      },
      [photo('one'), photo('two', 'rejected')],
    ),
  ],
  outcomes: {
    uploadFirst: upload,
    uploadSecond: upload,
    readPhotos: {
      done: [
        [],
        [photo('one')],
        [photo('one'), photo('two', 'pending')],
        [photo('two', 'rejected')],
        [photo('one'), photo('two'), photo('three')],
      ],
      error: [new TypeError('fetch failed')],
    },
    removePhoto: {
      done: [{ removed: true }],
      error: [
        { status: 404, code: 'photo_not_found' },
        { status: 403, code: 'forbidden' },
        // Found before the call is looked at: it says nothing of a try before it.
        { status: 429, code: 'too_many_requests' },
        new TypeError('fetch failed'),
      ],
    },
  },
  tellsTimersApart: false,
  project: ({ context }) => [
    context.items.map(({ status, progress, reason, intent }) => [
      status,
      progress,
      reason?.code,
      intent !== null,
    ]),
    context.removals.map(({ photoId, status, intent }) => [photoId, status, intent !== null]),
    context.removing,
    context.slots.first !== null,
    context.slots.second !== null,
    context.photos,
    context.leftOut,
    context.isPremium,
    context.chosen,
  ],
  view: (snapshot) => selectView(snapshot),
  invariants: () => {
    /** Keys without an answer, by item or photo, and those that the server has answered. */
    const uploads = new Map<string, string>();
    const removals = new Map<string, string>();
    const answered = new Set<string>();
    /** What each upload, and the removal, last went out with. */
    const out = new Map<string, UploadPhotoInput | RemovePhotoInput>();
    const cancelled = new Set<string>();
    const askedFor = new Map<string, number>();
    /** Whether one was waiting for another to be over. */
    let due = false;

    const checkKeys = (
      frame: OwnFrame,
      child: string,
      unanswered: Map<string, string>,
      nameOf: (input: never) => string,
    ): boolean => {
      const last = out.get(child);
      if (last && wasAnswered(frame, child)) {
        answered.add(last.idempotencyKey);
        unanswered.delete(nameOf(last as never));
        out.delete(child);
      }
      const start = frame.started.find(({ id }) => id === child);
      if (!start) return true;
      const input = start.input as UploadPhotoInput | RemovePhotoInput;
      const name = nameOf(input as never);
      const before = unanswered.get(name);
      out.set(child, input);
      unanswered.set(name, input.idempotencyKey);
      return (
        input.idempotencyKey !== '' &&
        !answered.has(input.idempotencyKey) &&
        (before === undefined || before === input.idempotencyKey)
      );
    };

    return {
      'two files go out at a time at most, each in its slot and once': ({ snapshot, running }) => {
        const { slots, items } = snapshot.context;
        const isTaken = (id: string): boolean => slots.first === id || slots.second === id;
        return (
          running.includes('uploadFirst') === (slots.first !== null) &&
          running.includes('uploadSecond') === (slots.second !== null) &&
          (slots.first === null || slots.first !== slots.second) &&
          items.every(({ id, status }) => (status === 'uploading') === isTaken(id))
        );
      },
      'none waits while a slot is free, and they go out in the order of choosing': (frame) => {
        const { items, slots } = frame.snapshot.context;
        const isFull = slots.first !== null && slots.second !== null;
        if (!isFull && items.some(({ status }) => status === 'queued')) return false;
        const [start] = startsOf(frame, 'uploadPhoto');
        const waited = frame.before?.context.items.find(({ status }) => status === 'queued');
        // The first that waited is not passed over: it went out, or was cancelled.
        return !start || !waited || items.find(({ id }) => id === waited.id)?.status !== 'queued';
      },
      'an unanswered file goes out again with its own key, an answered key never': (frame) =>
        SLOTS.every((slot) =>
          checkKeys(frame, idOf(slot), uploads, ({ id }: UploadPhotoInput) => id),
        ),
      'an unanswered removal goes out again with its own key, an answered key never': (frame) => {
        // Kept by the member, or gone from the list: the next removal is another intent.
        for (const id of removals.keys()) {
          const { context } = frame.snapshot;
          if (!context.removals.some(({ photoId }) => photoId === id)) removals.delete(id);
        }
        return checkKeys(
          frame,
          'removePhoto',
          removals,
          ({ photoId }: RemovePhotoInput) => photoId,
        );
      },
      'what is refused here never goes out': (frame) =>
        startsOf(frame, 'uploadPhoto').every(
          ({ input }) => refusalOf((input as UploadPhotoInput).file) === null,
        ),
      'no more are taken than there is room for': (frame) => {
        const { before, snapshot } = frame;
        if (!before || !isEvent(frame, 'ADD')) return true;
        const used = usedPlaces(snapshot.context);
        return used <= Math.max(selectLimit(snapshot), usedPlaces(before.context));
      },
      'a cancelled file never goes out again': (frame) => {
        const { step, before, snapshot } = frame;
        if (step.kind === 'event' && step.event.type === 'CANCEL') {
          const { id } = step.event as unknown as { id: string };
          const isHere = snapshot.context.items.some((item) => item.id === id);
          const was = before?.context.items.find((item) => item.id === id)?.status;
          if (isHere !== (was === 'sent')) return 'a cancelled file is still there';
          cancelled.add(id);
        }
        return startsOf(frame, 'uploadPhoto').every(
          ({ input }) => !cancelled.has((input as UploadPhotoInput).id),
        );
      },
      'no file is lost but what was cancelled or is in the list': ({ step, before, snapshot }) => {
        const isRead = step.kind === 'done' && step.id === 'readPhotos';
        const isCancelled = step.kind === 'event' && step.event.type === 'CANCEL';
        const left = (before?.context.items ?? []).filter(
          ({ id }) => !snapshot.context.items.some((item) => item.id === id),
        );
        return left.every(({ status }) => isCancelled || (isRead && status === 'sent'));
      },
      'a failed file says why, and only that': ({ snapshot }) =>
        snapshot.context.items.every(
          ({ status, reason }) => (status === 'failed') === (reason !== null),
        ),
      'progress never goes back on the way': ({ before, snapshot }) =>
        snapshot.context.items.every((item) => {
          const was = before?.context.items.find(({ id }) => id === item.id);
          return (
            item.status !== 'uploading' ||
            was?.status !== 'uploading' ||
            (item.progress ?? 0) >= (was.progress ?? 0)
          );
        }),
      'the server is asked to remove only what the member removed, and not before the undo ends': (
        frame,
      ) => {
        const { step, snapshot, elapsed } = frame;
        for (const { photoId, status } of snapshot.context.removals) {
          if (status === 'undoable' && !askedFor.has(photoId)) askedFor.set(photoId, elapsed);
        }
        const isEarly =
          step.kind === 'event' && (step.event.type === 'LEAVING' || step.event.type === 'REMOVE');
        const right = startsOf(frame, 'removePhoto').every(({ input }) => {
          const since = askedFor.get((input as RemovePhotoInput).photoId);
          return since !== undefined && (isEarly || elapsed - since >= REMOVAL_UNDO_MS || due);
        });
        due = snapshot.context.removals.filter(({ status }) => status === 'due').length > 1;
        for (const id of askedFor.keys()) {
          const removal = snapshot.context.removals.find(({ photoId }) => photoId === id);
          if (removal?.status !== 'undoable' && removal?.status !== 'due') askedFor.delete(id);
        }
        return right;
      },
      'one removal at a time can be undone, and one is asked for': ({ snapshot, running }) =>
        snapshot.context.removals.filter(({ status }) => status === 'undoable').length ===
          (snapshot.matches({ undo: 'open' }) ? 1 : 0) &&
        running.includes('removePhoto') === (snapshot.context.removing !== null),
      'a removed photo is not shown until it is kept or its removal has failed': ({ snapshot }) =>
        snapshot.context.removals.every(
          ({ photoId, status }) =>
            status === 'failed' || !selectPhotos(snapshot).some(({ id }) => id === photoId),
        ),
      'whatever may have changed the list is followed by reading it': (frame) => {
        const { before, snapshot, step, running } = frame;
        const hasEnded =
          step.kind === 'done' || step.kind === 'error' ? step.id !== 'readPhotos' : false;
        const isTold = isEvent(frame, 'CHANGED_ELSEWHERE');
        const isStopped =
          isEvent(frame, 'CANCEL') &&
          SLOTS.some((slot) => {
            const id = before?.context.slots[slot];
            return id != null && !snapshot.context.items.some((item) => item.id === id);
          });
        return (
          !snapshot.context.isStale &&
          (!(hasEnded || isTold || isStopped) || running.includes('readPhotos'))
        );
      },
    };
  },
});
