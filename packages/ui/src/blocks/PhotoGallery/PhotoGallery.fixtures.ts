import { demoPhoto } from '../../testing/demoPhoto.ts';
import type { GalleryPhoto, PhotoGalleryLabels } from './PhotoGallery.types.ts';

export const galleryPhotos: readonly GalleryPhoto[] = ([1, 2, 3, 4, 5] as const).map((number) => ({
  id: `photo${number}`,
  url: demoPhoto(number),
  thumbnailUrl: demoPhoto(number),
  width: 480,
  height: 600,
}));

export const galleryLabels: PhotoGalleryLabels = {
  title: 'Photos of Anna',
  photo: (number, total) => `Photo ${number} of ${total}`,
  previous: 'Previous photo',
  next: 'Next photo',
  report: 'Report this photo',
};

/** As many as a premium member may have, in the longest words. */
export const manyPhotos: readonly GalleryPhoto[] = Array.from({ length: 25 }, (_, index) => ({
  id: `photo${index}`,
  url: demoPhoto(((index % 6) + 1) as 1),
  thumbnailUrl: demoPhoto(((index % 6) + 1) as 1),
  width: 480,
  height: 600,
}));

export const stressGalleryLabels: PhotoGalleryLabels = {
  title: 'Profilbildersammlung von Maximiliane-Friederike-Charlotte',
  photo: (number, total) => `Profiilikuvakokoelman valokuva ${number} kaikkiaan ${total} kuvasta`,
  previous: 'Vorangegangenes Profilbild',
  next: 'Nächstfolgendes Profilbild',
  report: 'Unangemessenes Profilbild melden',
};
