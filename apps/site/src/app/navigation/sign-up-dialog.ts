import { createStore, useSnapshot } from '../loading/actor-handle.ts';

/** From this width on sign-up is a dialog; below it, a page (spec sections 2 and 9, breakpoint md). */
export const DIALOG_MEDIA = '(min-width: 768px)';

export const SIGN_UP_PATH = '/signup';

/** Whether a link to this path opens the sign-up dialog instead of the page. */
export function opensAsDialog(
  path: string,
  media: (query: string) => { matches: boolean },
): boolean {
  const { pathname } = new URL(path, 'http://site.invalid');
  return pathname === SIGN_UP_PATH && media(DIALOG_MEDIA).matches;
}

type Host = (path: string) => void;

let hosts: Host[] = [];
const isOpen = createStore(false);

/** Whether sign-up is open as a dialog: then this page counts as sign-up too. */
export const useIsSignUpDialogOpen = (): boolean => useSnapshot(isOpen) ?? false;

/** Connects links anywhere with the dialog of the layout; a layout without one has no host. */
export const signUpDialog = {
  /** Opens the dialog for this sign-up address; false where the layout has none. */
  open(path: string): boolean {
    const host = hosts.at(-1);
    host?.(path);
    return host !== undefined;
  },
  /** The layout's dialog says that it is open, or closed again. */
  setOpen: isOpen.set,
  /** The layout's dialog offers itself; returns how it leaves. */
  host(host: Host): () => void {
    hosts = [...hosts, host];
    return () => {
      hosts = hosts.filter((candidate) => candidate !== host);
    };
  },
};
