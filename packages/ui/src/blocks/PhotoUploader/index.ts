export { PhotoUploader } from './PhotoUploader.tsx';
export type {
  PhotoUploaderLabels,
  PhotoUploaderProps,
  UploadPhoto,
  UploadPhotoStatus,
} from './PhotoUploader.types.ts';
