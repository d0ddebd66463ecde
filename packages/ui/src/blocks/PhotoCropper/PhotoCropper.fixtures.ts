import type { PhotoCropperLabels } from './PhotoCropper.types.ts';

const percent = (value: number): string => `${Math.round(value * 100)} %`;

/** Words for stories and tests. */
export const photoCropperLabels: PhotoCropperLabels = {
  picture: 'The part that is shown',
  shape: 'Shape',
  shapes: { original: 'Whole photo', portrait: 'Upright', square: 'Square' },
  zoom: 'Zoom',
  across: 'Left or right',
  down: 'Up or down',
  values: {
    zoom: percent,
    across: (share) => `${percent(share)} from the left`,
    down: (share) => `${percent(share)} from the top`,
  },
};
