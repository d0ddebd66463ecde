import type { PhotoCropperLabels } from './PhotoCropper.types.ts';

/** Words for stories and tests. */
export const photoCropperLabels: PhotoCropperLabels = {
  picture: 'The part that is shown',
  shape: 'Shape',
  shapes: { original: 'Whole photo', portrait: 'Upright', square: 'Square' },
  zoom: 'Zoom',
  across: 'Left or right',
  down: 'Up or down',
};
