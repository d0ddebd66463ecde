import type { Intent } from '../private/intent.ts';

/** A photo as the server has it; others see it only once it is `active`. */
export interface ServerPhoto {
  readonly id: string;
  /** `pending`: under inspection. */
  readonly status: 'pending' | 'active' | 'rejected';
}

/** What the machine reads of a chosen file; a `File` is one. */
export interface PhotoFile {
  readonly size: number;
  readonly type: string;
}

/** Why something was refused or has no answer. Code of the problem, or `network`. */
export interface PhotoReason {
  readonly code: string;
  readonly params: Readonly<Record<string, number>>;
}

/** A chosen file that the server's list does not hold yet. */
export interface PhotoItem {
  readonly id: string;
  readonly file: PhotoFile;
  /** `sent`: the server has it, and the list is being read. */
  readonly status: 'queued' | 'uploading' | 'failed' | 'sent';
  /** 0 to 1, null where it is not known. */
  readonly progress: number | null;
  /** Only where failed. */
  readonly reason: PhotoReason | null;
  /** The try that is under way or had no answer; null before the first and after a refusal. */
  readonly intent: Intent<{ readonly file: PhotoFile }> | null;
}

/** A photo that the member removes. */
export interface PhotoRemoval {
  readonly photoId: string;
  /** `failed`: the server would not, or did not answer; the photo is still there. */
  readonly status: 'undoable' | 'due' | 'failed';
  readonly reason: PhotoReason | null;
  readonly intent: Intent<{ readonly photoId: string }> | null;
}

export interface PhotoLimits {
  readonly free: number;
  readonly premium: number;
}

/** An upload slot: two files go out at a time at most. */
export type UploadSlot = 'first' | 'second';

export interface UploadPhotoInput {
  /** For `PROGRESS`. */
  readonly id: string;
  readonly file: PhotoFile;
  readonly idempotencyKey: string;
}

export interface RemovePhotoInput {
  readonly photoId: string;
  readonly idempotencyKey: string;
}

export interface PhotoUploadInput {
  /** Makes an id and Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  readonly isPremium: boolean;
  /** The settings' `photo_limit_free` and `photo_limit_premium`. @default 3 and 25 */
  readonly limits?: PhotoLimits | undefined;
  /** The server's list, where the page came with it; null has it read. */
  readonly photos: readonly ServerPhoto[] | null;
}

export interface PhotoUploadContext extends Omit<PhotoUploadInput, 'limits'> {
  readonly limits: PhotoLimits;
  /** Items chosen so far: the number of the last one is its id. */
  readonly chosen: number;
  /** In the order in which they were chosen. */
  readonly items: readonly PhotoItem[];
  readonly removals: readonly PhotoRemoval[];
  /** The photo that the server is being asked to remove. */
  readonly removing: string | null;
  /** The item that each slot uploads. */
  readonly slots: Readonly<Record<UploadSlot, string | null>>;
  /** Files of the last choice that there was no room for. */
  readonly leftOut: number;
  /** Whether the server's list may hold what was not read. */
  readonly isStale: boolean;
}

export type PhotoUploadEvent =
  /** The member chooses files. */
  | { readonly type: 'ADD'; readonly files: readonly PhotoFile[] }
  /** From `uploadPhoto`, of the item with this id: the share that has gone out, 0 to 1. */
  | { readonly type: 'PROGRESS'; readonly id: string; readonly progress: number }
  /** Takes back what waits, stops an upload, gives up one that failed. */
  | { readonly type: 'CANCEL'; readonly id: string }
  /** Tries a failed one again. */
  | { readonly type: 'RETRY'; readonly id: string }
  /** Removes a photo of the server's list; pressed again after a failure, once more. */
  | { readonly type: 'REMOVE'; readonly photoId: string }
  /** Keeps a photo that was to be removed, or whose removal failed. */
  | { readonly type: 'UNDO'; readonly photoId: string }
  /** The page is being left: what can be undone no longer can. */
  | { readonly type: 'LEAVING' }
  /** The list may have changed: inspected at the server, changed in another tab. */
  | { readonly type: 'CHANGED_ELSEWHERE' }
  /** The member has become premium. */
  | { readonly type: 'PREMIUM' };

/** A photo as the member sees it. */
export interface PhotoView {
  /** Of the server's photo or of the item. */
  readonly id: string;
  readonly kind: 'photo' | 'item';
  readonly status: 'queued' | 'uploading' | 'failed' | 'pending' | 'active' | 'rejected';
  readonly progress: number | null;
  readonly reason: PhotoReason | null;
  /** The chosen file, to show while it is on its way; null for the server's. */
  readonly file: PhotoFile | null;
  /** Whether it may have arrived: it was not answered. */
  readonly isUnknown: boolean;
}
