// What a conversation shows beside the icons of the frame: it loads these without all others.
import { createIcon } from './createIcon.tsx';

/** Send a message. */
export const SendIcon = /* @__PURE__ */ createIcon({
  path: 'M4.5 5.2 20 12 4.5 18.8l2-6.8-2-6.8Z M6.5 12H13',
  isDirectional: true,
});

/** More choices. */
export const MoreIcon = /* @__PURE__ */ createIcon({
  path: 'M12 6.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2Z M12 13.1a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2Z M12 19.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2Z',
  isFilled: true,
});

/** A gift. */
export const GiftIcon = /* @__PURE__ */ createIcon({
  path: 'M5 11.5h14v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-7Z M3.8 8h16.4v3.5H3.8V8Z M12 8v12 M12 8C9 8 7.3 6.9 7.3 5.5 7.3 4.5 8 4 8.8 4 10.5 4 12 6 12 8Z M12 8c3 0 4.7-1.1 4.7-2.5C16.7 4.5 16 4 15.2 4 13.5 4 12 6 12 8Z',
});

/** Block a member. */
export const BlockIcon = /* @__PURE__ */ createIcon({
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M5.8 5.8l12.4 12.4',
});

/** Report. */
export const FlagIcon = /* @__PURE__ */ createIcon({
  path: 'M6 21V4.5 M6 5c2-1 4-1 6 0s4 1 6 0v8.5c-2 1-4 1-6 0s-4-1-6 0',
});

/** E-mail. */
export const MailIcon = /* @__PURE__ */ createIcon({
  path: 'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5Z M4.5 7.5l7.5 5.5 7.5-5.5',
});

/** Remove for good. */
export const TrashIcon = /* @__PURE__ */ createIcon({
  path: 'M4.5 7h15 M9 7V4.5h6V7 M6.5 7l.8 11.5a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5L17.5 7 M10 11v5 M14 11v5',
});

/** Change. */
export const EditIcon = /* @__PURE__ */ createIcon({
  path: 'M4.5 19.5l1-4L15.8 5.2a1.9 1.9 0 0 1 2.7 0l.3.3a1.9 1.9 0 0 1 0 2.7L8.5 18.5l-4 1Z M14 7l3 3',
});

/** Try again. */
export const RefreshIcon = /* @__PURE__ */ createIcon({
  path: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4 M19.5 3.5v4.3h-4.3',
});

/** No connection. */
export const OfflineIcon = /* @__PURE__ */ createIcon({
  path: 'M4 4l16 16 M9 9.2C7.2 9.7 5.6 10.6 4.3 11.8 M13 8.6c2.5.2 4.9 1.3 6.7 3.2 M11.5 12.6c-1.7.1-3.3.8-4.5 2 M14.6 13.2c.9.3 1.7.8 2.4 1.4 M12 18.5v.01',
});

/** Starts what moves. */
export const PlayIcon = /* @__PURE__ */ createIcon({ path: 'M8 5.5v13l10.5-6.5Z', isFilled: true });

/** Stops what moves. */
export const PauseIcon = /* @__PURE__ */ createIcon({ path: 'M8.5 6v12 M15.5 6v12' });

/** A moving picture. */
export const GifIcon = /* @__PURE__ */ createIcon({
  path: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z M10 10.3a2.3 2.3 0 1 0 0 3.400V12H8.700 M13.200 9.500v5 M18 9.500h-2.3v5 M15.700 12h1.900',
});
