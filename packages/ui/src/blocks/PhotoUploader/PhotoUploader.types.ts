/** Photos are inspected before they are shown: `pending` until then (spec section 3). */
export type UploadPhotoStatus = 'uploading' | 'pending' | 'active' | 'rejected';

export interface UploadPhoto {
  id: string;
  /** Address of the thumbnail, or a local object URL while it is on its way. */
  url: string;
  status: UploadPhotoStatus;
  /** 0..1 while uploading; undefined where it is not known. */
  progress?: number | undefined;
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
  /** Accessible name of the remove button: "Remove photo 2". */
  remove: (position: number) => string;
  main: string;
  status: Readonly<Record<UploadPhotoStatus, string>>;
}

export interface PhotoUploaderProps {
  photos: readonly UploadPhoto[];
  /** 3 for free members, 25 for premium (spec section 5): from the server's settings. */
  limit: number;
  /** Called with the chosen or dropped image files, never more than there is room for. */
  onSelect?: ((files: readonly File[]) => void) | undefined;
  /** Without it photos have no remove button. */
  onRemove?: ((id: string) => void) | undefined;
  /** What went wrong with the last one; announced. */
  error?: string | undefined;
  /** Name of the file input, for a form sent without script. @default 'file' */
  name?: string | undefined;
  /** @default 'image/jpeg,image/png,image/webp,image/avif' */
  accept?: string | undefined;
  labels: PhotoUploaderLabels;
}
