import type { ReactNode } from 'react';

/** Photos are inspected before they are shown: `pending` until then (spec section 3). `failed`: it did not arrive. */
export type UploadPhotoStatus = 'uploading' | 'failed' | 'pending' | 'active' | 'rejected';

export interface UploadPhoto {
  id: string;
  /** Address of the thumbnail, or a local object URL while it is on its way. */
  url: string;
  status: UploadPhotoStatus;
  /** 0..1 while uploading; undefined where it is not known. */
  progress?: number | undefined;
  /** Why it was rejected, or why it failed. */
  reason?: string | undefined;
  /** It failed for what it is: to try again would change nothing. @default false */
  isRefused?: boolean | undefined;
  /** @default false */
  isMain?: boolean | undefined;
}

export interface PhotoUploaderLabels {
  /** Names the group: "Your photos". */
  title: string;
  /** On the button of the drop zone: "Choose a photo". */
  choose: string;
  /** Beside it, where a pointer can drag: "or drop it here". */
  drop: string;
  /** What is allowed: "JPEG, PNG or WebP, at most 10 MB". */
  hint: string;
  /** "2 of 3 photos". */
  count: (used: number, limit: number) => string;
  /** Shown in place of the drop zone: "You have reached 3 photos". */
  full: (limit: number) => string;
  /** Alternative text by place: "Photo 2". */
  photo: (position: number) => string;
  /** Accessible name of the remove button, also of one that failed: "Remove photo 2". */
  remove: (position: number) => string;
  /** Announced once one is removed or given up: "Photo 2 is no longer in the list". */
  gone?: ((position: number) => string) | undefined;
  main: string;
  status: Readonly<Record<Exclude<UploadPhotoStatus, 'failed'>, string>> & {
    /** Where uploads can fail here: "Not uploaded". */
    failed?: string | undefined;
  };
  /** Under the title: "Photos are inspected before they are shown". */
  inspection?: string | undefined;
  /** In the drop zone: "Room for 2 more". */
  room?: ((left: number) => string) | undefined;
  /** Said where more were chosen than there is room for: "2 files were left out". */
  leftOut?: ((count: number) => string) | undefined;
  /** Opens the camera, on phones and tablets; without it there is no such button. */
  camera?: string | undefined;
  /** Required with `onCancel`: "Cancel the upload of photo 2". */
  cancel?: ((position: number) => string) | undefined;
  /** Required with `onRetry`: "Try again". */
  retry?: string | undefined;
  /** Required with `onMakeMain`: "Make photo 2 the main photo". */
  makeMain?: ((position: number) => string) | undefined;
  /** All required with `onMove`: "Move photo 2 forward", "Move photo 2 back", "Photo moved to place 1 of 3". */
  earlier?: ((position: number) => string) | undefined;
  later?: ((position: number) => string) | undefined;
  moved?: ((position: number, total: number) => string) | undefined;
  /** The question before a photo is removed; without it, it is removed at once. */
  confirmRemove?:
    | {
        title: (position: number) => string;
        text: string;
        confirm: string;
        cancel: string;
      }
    | undefined;
}

/** What can be done with a photo that is there. A handler left out leaves its buttons out. */
export interface PhotoHandlers {
  /** Asked first where `labels.confirmRemove` says how. */
  onRemove?: ((id: string) => void) | undefined;
  /** Stops an upload, or gives up one that failed. */
  onCancel?: ((id: string) => void) | undefined;
  /** Tries once more what failed. */
  onRetry?: ((id: string) => void) | undefined;
  /** A photo is to be the main one, by id. */
  onMakeMain?: ((id: string) => void) | undefined;
  /** Puts a photo at `index` of the order, from 0: by button, arrow key or drag. */
  onMove?: ((id: string, index: number) => void) | undefined;
}

export interface PhotoUploaderProps extends PhotoHandlers {
  /** In their order. */
  photos: readonly UploadPhoto[];
  /** 3 for free members, 25 for premium (spec section 5): from the server's settings. */
  limit: number;
  /** Places that are taken, where that is not one for each photo. A refused photo may take none. @default photos.length */
  used?: number | undefined;
  /** What the limit depends on, said before it is reached: "Premium members can have 25". */
  limitNote?: ReactNode;
  /** Called with the chosen or dropped files that are not refused, never more than there is room for. */
  onSelect?: ((files: readonly File[]) => void) | undefined;
  /** Why a file cannot be taken, in words, said as it is chosen. A dropped one may be of any kind, whatever `accept` says. */
  refuse?: ((file: File) => string | undefined) | undefined;
  /** What went wrong with the last one; announced. */
  error?: string | undefined;
  /** Name of the file input, for a form sent without script. @default 'file' */
  name?: string | undefined;
  /**
   * Types of files that can be chosen, as the native field lists them.
   * @default 'image/jpeg,image/png,image/webp,image/avif'
   */
  accept?: string | undefined;
  /**
   * Where the camera's button is shown: on what is held in the hand, or everywhere (Storybook).
   * @default 'touch'
   */
  camera?: 'touch' | 'always' | undefined;
  /**
   * Class of an upright card, which the place for the first photo is where a photo is all that is asked for. Its looks are of who asks.
   * @default a box, as for every later photo
   */
  portrait?: string | undefined;
  /** Over the photos: one that was removed and can still be kept. The group can take the focus that goes with it. */
  notice?: ReactNode;
  /** Makes the title a heading that can take the focus: where nothing else names the place. */
  headingLevel?: 2 | 3 | undefined;
  /** All words that it shows or says. */
  labels: PhotoUploaderLabels;
}
