import { createIcon } from './createIcon.tsx';

/** Take or choose a photo. */
export const CameraIcon = /* @__PURE__ */ createIcon({
  path: 'M4 9a2 2 0 0 1 2-2h1.8L9.3 4.8h5.4L16.2 7H18a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9Z M12 16a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z',
});

/** A photo, a gallery. */
export const PhotoIcon = /* @__PURE__ */ createIcon({
  path: 'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7Z M4.5 17l4.8-5 3.4 3.4 2.3-2.2 4.5 4.3 M15.5 9v.01',
});

/** Send a file. */
export const UploadIcon = /* @__PURE__ */ createIcon({
  path: 'M12 15.5V4.5 M7.5 9 12 4.5 16.5 9 M4.5 15.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2',
});

/** Go on. */
export const ForwardIcon = /* @__PURE__ */ createIcon({
  path: 'M4.5 12h15 M13 5.5l6.5 6.5-6.5 6.5',
  isDirectional: true,
});

/** Closes upwards. */
export const ChevronUpIcon = /* @__PURE__ */ createIcon({ path: 'M6 14.5l6-6 6 6' });

/** Notifications. */
export const BellIcon = /* @__PURE__ */ createIcon({
  path: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15L6 16.5Z M10 20.5h4',
});

/** Members. */
export const UsersIcon = /* @__PURE__ */ createIcon({
  path: 'M9.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z M3 19.5c.7-3.3 3.1-5 6.5-5s5.8 1.7 6.5 5 M15.5 4.8a3.5 3.5 0 0 1 0 6.4 M18 15c1.7.8 2.7 2.3 3.1 4.5',
});

/** A place. */
export const LocationIcon = /* @__PURE__ */ createIcon({
  path: 'M12 21c4.7-4.7 7-8.2 7-11a7 7 0 1 0-14 0c0 2.8 2.3 6.3 7 11Z M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
});

/** Add. */
export const PlusIcon = /* @__PURE__ */ createIcon({ path: 'M12 5v14 M5 12h14' });

/** Less. */
export const MinusIcon = /* @__PURE__ */ createIcon({ path: 'M5 12h14' });

/** Put the site on the device: a telephone with an arrow into it. */
export const InstallIcon = /* @__PURE__ */ createIcon({
  path: 'M16.5 3.5h-9A1.5 1.5 0 0 0 6 5v14a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 18 19V5a1.5 1.5 0 0 0-1.5-1.5Z M12 7v6.5 M9.2 10.8 12 13.6l2.8-2.8 M10.5 17.5h3',
});

/** The share sheet of a telephone: an arrow out of a box. */
export const ShareIcon = /* @__PURE__ */ createIcon({
  path: 'M12 14.5V3.8 M8.6 7 12 3.6 15.4 7 M8 10.5H6.5A1.5 1.5 0 0 0 5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7a1.5 1.5 0 0 0-1.5-1.5H16',
});

/** A discount, a voucher. */
export const TagIcon = /* @__PURE__ */ createIcon({
  path: 'M4 5.5V11l8.6 8.6a1.4 1.4 0 0 0 2 0l5-5a1.4 1.4 0 0 0 0-2L11 4H5.5A1.5 1.5 0 0 0 4 5.5Z M8 8v.01',
});

/** Put on paper. */
export const PrintIcon = /* @__PURE__ */ createIcon({
  path: 'M7.5 9V4.5h9V9 M7.5 16.5H6a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2h-1.5 M7.5 14h9v5.5h-9V14Z',
});

/** Not known. */
export const QuestionIcon = /* @__PURE__ */ createIcon({
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M9.4 9.6a2.6 2.6 0 1 1 3.8 2.3c-.8.4-1.2.9-1.2 1.8 M12 16.5v.01',
});

/** Takes the last step back. */
export const UndoIcon = /* @__PURE__ */ createIcon({
  path: 'M8.5 5 4.5 9l4 4 M4.5 9H14a5.5 5.5 0 0 1 0 11H8',
});

/** The one that stands for all: the main photo. */
export const StarIcon = /* @__PURE__ */ createIcon({
  path: 'm12 4 2.5 5.1 5.6.8-4 3.9.9 5.6-5-2.7-5 2.7.9-5.6-4-3.9 5.6-.8Z',
});
