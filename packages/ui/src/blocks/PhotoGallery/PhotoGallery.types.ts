import type { MemberCardPhoto } from '../MemberCard/MemberCard.types.ts';

export interface GalleryPhoto extends MemberCardPhoto {
  id: string;
  /** The small version shown in the strip. */
  thumbnailUrl: string;
}

export interface PhotoGalleryLabels {
  /** Names the gallery: "Photos of Anna". */
  title: string;
  /** Names a picture: "Photo 2 of 5". */
  photo: (number: number, total: number) => string;
  previous: string;
  next: string;
  /** Needed with `onReport`: "Report this photo". */
  report?: string | undefined;
}

export interface PhotoGalleryProps {
  /** The photos, the main one first. */
  photos: readonly GalleryPhoto[];
  /** Reports the photo in view (B04). */
  onReport?: ((id: string) => void) | undefined;
  /** All words that it shows or says. */
  labels: PhotoGalleryLabels;
}
