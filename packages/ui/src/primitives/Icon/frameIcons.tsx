// What the frame of every page, its fields and its cards show: these come with the first page, all others with theirs.
import { createIcon } from './createIcon.tsx';

/** Like: not yet given. */
export const HeartIcon = /* @__PURE__ */ createIcon({
  path: 'M12 20.3C5.6 16 3 12.7 3 9.2A4.7 4.7 0 0 1 7.7 4.4c1.8 0 3.3.9 4.3 2.5 1-1.6 2.5-2.5 4.3-2.5A4.7 4.7 0 0 1 21 9.2c0 3.5-2.6 6.8-9 11.1Z',
});

/** Liked. */
export const HeartFilledIcon = /* @__PURE__ */ createIcon({
  path: 'M12 20.3C5.6 16 3 12.7 3 9.2A4.7 4.7 0 0 1 7.7 4.4c1.8 0 3.3.9 4.3 2.5 1-1.6 2.5-2.5 4.3-2.5A4.7 4.7 0 0 1 21 9.2c0 3.5-2.6 6.8-9 11.1Z',
  isFilled: true,
});

/** Two hearts: a match. */
export const MatchIcon = /* @__PURE__ */ createIcon({
  path: 'M9.4 18.6C4.8 15.5 3 13.1 3 10.5A3.5 3.5 0 0 1 6.5 7c1.3 0 2.3.7 3 1.8C10.2 7.7 11.2 7 12.5 7A3.5 3.5 0 0 1 16 10.5c0 2.6-2 5-6.6 8.1Z M14 5.4A3.3 3.3 0 0 1 16.8 4 3.5 3.5 0 0 1 20.5 7.7c0 2.4-1.6 4.5-4 6.5',
});

/** Conversations. */
export const ChatIcon = /* @__PURE__ */ createIcon({
  path: 'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5v-7Z M8.5 8.5h7 M8.5 11.8h4.5',
});

/** Credits: two coins. */
export const CreditsIcon = /* @__PURE__ */ createIcon({
  path: 'M15 9.5c0 1.9-2.7 3.5-6 3.5s-6-1.6-6-3.5S5.7 6 9 6s6 1.6 6 3.5Z M3 9.5V14c0 1.9 2.7 3.5 6 3.5 1.1 0 2.1-.2 3-.5 M15 9.5v1 M21 14.5c0 1.7-2 3-4.5 3S12 16.2 12 14.5s2-3 4.5-3 4.5 1.3 4.5 3Z M12 14.5v3c0 1.7 2 3 4.5 3s4.5-1.3 4.5-3v-3',
});

/** Premium membership: a crown. */
export const PremiumIcon = /* @__PURE__ */ createIcon({
  path: 'M4 18.5h16 M4.5 15 3.5 7l4.7 3.5L12 5l3.8 5.5L20.5 7l-1 8h-15Z',
});

/** Close or take away. */
export const CloseIcon = /* @__PURE__ */ createIcon({ path: 'M6.5 6.5l11 11 M17.5 6.5l-11 11' });

/** Done, chosen. */
export const CheckIcon = /* @__PURE__ */ createIcon({ path: 'M5 12.5l4.5 4.5L19 7.5' });

/** It worked. */
export const CheckCircleIcon = /* @__PURE__ */ createIcon({
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M8 12.3l2.8 2.8L16 9.5',
});

/** Look out. */
export const WarningIcon = /* @__PURE__ */ createIcon({
  path: 'M12 4 2.8 19.5h18.4L12 4Z M12 10v4.5 M12 17v.01',
});

/** It went wrong. */
export const DangerIcon = /* @__PURE__ */ createIcon({
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M12 7.5v5.5 M12 16v.01',
});

/** Good to know. */
export const InfoIcon = /* @__PURE__ */ createIcon({
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M12 11v5.5 M12 7.8v.01',
});

/** Search members. */
export const SearchIcon = /* @__PURE__ */ createIcon({
  path: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6Z M15.7 15.7 20.5 20.5',
});

/** Narrow the search. */
export const FilterIcon = /* @__PURE__ */ createIcon({
  path: 'M4 7h9 M17 7h3 M15 9.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z M4 17h3 M11 17h9 M9 19.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
});

/** Go back. */
export const BackIcon = /* @__PURE__ */ createIcon({
  path: 'M19.5 12h-15 M11 5.5 4.5 12l6.5 6.5',
  isDirectional: true,
});

/** Opens below. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon({ path: 'M6 9.5l6 6 6-6' });

/** The next one. */
export const ChevronNextIcon = /* @__PURE__ */ createIcon({
  path: 'M9.5 6l6 6-6 6',
  isDirectional: true,
});

/** The one before. */
export const ChevronPreviousIcon = /* @__PURE__ */ createIcon({
  path: 'M14.5 6l-6 6 6 6',
  isDirectional: true,
});

/** Choose a language. */
export const LanguageIcon = /* @__PURE__ */ createIcon({
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M3.5 12h17 M12 3.2c2.4 2.5 3.5 5.4 3.5 8.8s-1.1 6.3-3.5 8.8C9.6 18.3 8.5 15.4 8.5 12S9.6 5.7 12 3.2Z',
});

/** Locked. */
export const LockIcon = /* @__PURE__ */ createIcon({
  path: 'M6 11.5h12a1 1 0 0 1 1 1V19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-6.5a1 1 0 0 1 1-1Z M8 11.5V8a4 4 0 1 1 8 0v3.5 M12 15v2',
});

/** A member, an account. */
export const UserIcon = /* @__PURE__ */ createIcon({
  path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z M4.5 20.5c.8-3.9 3.6-6 7.5-6s6.7 2.1 7.5 6',
});

/** Log out. */
export const LogOutIcon = /* @__PURE__ */ createIcon({
  path: 'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14 M10.5 12h10 M17 8.5l3.5 3.5-3.5 3.5',
  isDirectional: true,
});

/** Settings. */
export const SettingsIcon = /* @__PURE__ */ createIcon({
  path: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z M12 3v2.5 M12 18.5V21 M3 12h2.5 M18.5 12H21 M5.6 5.6l1.8 1.8 M16.6 16.6l1.8 1.8 M18.4 5.6l-1.8 1.8 M7.4 16.6l-1.8 1.8',
});

/** Time. */
export const ClockIcon = /* @__PURE__ */ createIcon({
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M12 7.5V12l3 2.5',
});

/** Opens elsewhere. */
export const ExternalIcon = /* @__PURE__ */ createIcon({
  path: 'M13.5 5H19v5.5 M19 5l-8 8 M17 14v3.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 5 17.5v-9A1.5 1.5 0 0 1 6.5 7H10',
  isDirectional: true,
});

/** An automatic answer. */
export const RobotIcon = /* @__PURE__ */ createIcon({
  path: 'M7 9h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2Z M12 9V5.5 M12 5.5v-.01 M9.5 13v.01 M14.5 13v.01 M10 16h4 M2.8 12.5v3 M21.2 12.5v3',
});

/** Fictional: a theatre mask. */
export const MaskIcon = /* @__PURE__ */ createIcon({
  path: 'M5 5.5c4.7 1.3 9.3 1.3 14 0v6.5c0 4.3-2.9 7.3-7 8.5-4.1-1.2-7-4.2-7-8.5V5.5Z M8.3 10.5c.9-.8 1.9-.8 2.7 0 M13 10.5c.8-.8 1.8-.8 2.7 0 M9 15c2 1.3 4 1.3 6 0',
});
