export { PhotoCropper } from './PhotoCropper.tsx';
export type {
  CropPart,
  CropShape,
  PhotoCropperLabels,
  PhotoCropperProps,
} from './PhotoCropper.types.ts';
