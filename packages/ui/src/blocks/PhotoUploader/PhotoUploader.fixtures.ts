import { demoPhoto } from '../../testing/demoPhoto.ts';
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
  gone: (position) => `Photo ${position} is no longer in the list.`,
  main: 'Main photo',
  status: {
    uploading: 'Uploading',
    failed: 'Not uploaded',
    pending: 'Being checked',
    active: 'Visible',
    rejected: 'Not accepted',
  },
  inspection: 'Photos are inspected before they are shown to others.',
  room: (left) => `Room for ${left} more.`,
  leftOut: (count) => `${count} left out: no more than there is room for.`,
  camera: 'Take a photo',
  cancel: (position) => `Cancel the upload of photo ${position}`,
  retry: 'Try again',
  makeMain: (position) => `Make photo ${position} the main photo`,
  earlier: (position) => `Move photo ${position} forward`,
  later: (position) => `Move photo ${position} back`,
  moved: (position, total) => `Photo moved to place ${position} of ${total}`,
  confirmRemove: {
    title: (position) => `Remove photo ${position}?`,
    text: 'It is deleted, and others do not see it any more. This cannot be undone.',
    confirm: 'Remove photo',
    cancel: 'Keep it',
  },
};

/** One photo in each state. */
export const uploadPhotos: readonly UploadPhoto[] = [
  { id: '1', url: demoPhoto(1), status: 'active', isMain: true },
  { id: '2', url: demoPhoto(2), status: 'pending' },
  { id: '3', url: demoPhoto(3), status: 'uploading', progress: 0.6 },
  {
    id: '4',
    url: demoPhoto(4),
    status: 'rejected',
    reason: 'No face can be seen. Choose a photo that shows you.',
  },
  { id: '5', url: demoPhoto(5), status: 'failed', reason: 'The connection was lost.' },
  { id: '6', url: demoPhoto(6), status: 'uploading' },
];

/** Stored photos, for the order. */
export const storedPhotos: readonly UploadPhoto[] = [1, 2, 3].map((number) => ({
  id: `${number}`,
  url: demoPhoto(number as 1 | 2 | 3),
  status: 'active',
  isMain: number === 1,
}));

/** The longest words we know of, in German and Finnish. */
export const longPhotoLabels: PhotoUploaderLabels = {
  ...photoUploaderLabels,
  title: 'Profilbildergalerie und Bildüberprüfungsstatus',
  choose: 'Valokuvatiedoston valitseminen laitteeltasi',
  main: 'Pääprofiilivalokuva',
  status: {
    uploading: 'Wird hochgeladen',
    failed: 'Hochladevorgang fehlgeschlagen',
    pending: 'Tarkastettavana ennen julkaisua',
    active: 'Veröffentlicht',
    rejected: 'Veröffentlichung abgelehnt',
  },
  inspection:
    'Valokuvat tarkastetaan ennen niiden julkaisemista muille käyttäjille, minkä kesto vaihtelee.',
  camera: 'Fotoaufnahme mit der Gerätekamera',
  retry: 'Hochladevorgang wiederholen',
};
