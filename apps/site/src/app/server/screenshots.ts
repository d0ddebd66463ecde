/** What an installer shows of the app before it is there (W3C manifest): drawn when the site is built (icon-files.ts). In pixels. */
export const SCREENSHOTS = [
  { file: 'members-wide', page: 'members', factor: 'wide', width: 1280, height: 720 },
  { file: 'members-narrow', page: 'members', factor: 'narrow', width: 720, height: 1280 },
  { file: 'messages-narrow', page: 'messages', factor: 'narrow', width: 720, height: 1280 },
] as const;
