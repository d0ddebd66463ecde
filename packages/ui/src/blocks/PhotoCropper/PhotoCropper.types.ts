/** The part of a picture, as fractions of it. */
export interface CropPart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** `original` keeps the whole of it. */
export type CropShape = 'original' | 'portrait' | 'square';

export interface PhotoCropperLabels {
  /** Names what is seen: "The part that is shown". */
  picture: string;
  /** Names the choice of shapes: "Shape". */
  shape: string;
  shapes: Readonly<Record<CropShape, string>>;
  zoom: string;
  /** "Left or right". */
  across: string;
  /** "Up or down". */
  down: string;
  /** What a slider's value means: "150 %", of the zoom, and "30 % from the left", "30 % from the top", of a share from 0 to 1. */
  values: Readonly<Record<'zoom' | 'across' | 'down', (value: number) => string>>;
}

export interface PhotoCropperProps {
  /** The file that the browser holds, or the address of a picture. */
  source: Blob | string;
  /** Called with the part that is seen, null for the whole; at first and at each change. */
  onChange: (part: CropPart | null) => void;
  /** Called where the browser cannot show the file: it may still be sent whole. */
  onUnreadable?: (() => void) | undefined;
  /** All words that it shows or says. */
  labels: PhotoCropperLabels;
}
