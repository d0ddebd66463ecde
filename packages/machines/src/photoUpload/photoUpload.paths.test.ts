import { proveMachine } from '../testing/index.ts';
import { photoUploadModel } from './photoUpload.model.ts';

proveMachine(photoUploadModel, {
  id: 'P04',
  docs: new URL('./photoUpload.docs.md', import.meta.url),
  views: [
    'empty',
    'failed: network',
    'failed: photo_empty',
    'failed: photo_limit_reached',
    'failed: photo_too_large',
    'failed: photo_type_refused',
    'full',
    'loading',
    'not loaded',
    'not removed',
    'rejected',
    'removed, can be undone',
    'shown',
    'some left out',
    'under inspection',
    'uploading',
    'uploading, others wait',
  ],
});
