import { demoPhoto } from '../../primitives/demoPhoto.ts';
import type { PhotoUploaderLabels, UploadPhoto } from './PhotoUploader.types.ts';

/** Words and photos for stories and tests. */
export const photoUploaderLabels: PhotoUploaderLabels = {
  title: 'Your photos',
  choose: 'Choose a photo',
  drop: 'or drop it here',
  hint: 'JPEG, PNG, WebP or AVIF, at most 10 MB.',
  count: (used, limit) => `${used} of ${limit} photos`,
  full: (limit) => `You have reached ${limit} photos. Remove one to add another.`,
  photo: (position) => `Photo ${position}`,
  remove: (position) => `Remove photo ${position}`,
  main: 'Main photo',
  status: {
    uploading: 'Uploading',
    pending: 'Being checked',
    active: 'Visible',
    rejected: 'Not accepted',
  },
};

/** One photo in each state. */
export const uploadPhotos: readonly UploadPhoto[] = [
  { id: '1', url: demoPhoto(1), status: 'active', isMain: true },
  { id: '2', url: demoPhoto(2), status: 'pending' },
  { id: '3', url: demoPhoto(3), status: 'uploading', progress: 0.6 },
  { id: '4', url: demoPhoto(4), status: 'rejected' },
];
