import { beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://velours.test';

/** A window of the site, and whether somebody listens there. */
const openPage = (path: string, isListening: boolean) => ({
  url: `${ORIGIN}${path}`,
  focus: vi.fn<() => Promise<void>>(async () => undefined),
  navigate: vi.fn<(to: string) => Promise<void>>(async () => undefined),
  postMessage: vi.fn<(message: unknown, ports?: MessagePort[]) => void>((_, [port] = []) => {
    if (isListening) port?.postMessage('goes');
  }),
});

let pages: ReturnType<typeof openPage>[];
const openWindow = vi.fn<(path: string) => Promise<null>>(async () => null);
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(
  async () => undefined,
);

vi.stubGlobal('self', {
  location: { origin: ORIGIN },
  registration: { showNotification },
  clients: { matchAll: async () => pages, openWindow },
});
vi.stubGlobal('fetch', async () => Response.json({ icons: [{ src: '/icons/neutral-192.png' }] }));
const { notify, showNews } = await import('./notifications.ts');

const pushed = (payload: object): PushMessageData =>
  ({ json: () => payload }) as unknown as PushMessageData;
const notification = (path: string): Notification =>
  ({ data: { path } }) as unknown as Notification;

describe('a notification', () => {
  beforeEach(() => {
    pages = [];
    vi.clearAllMocks();
  });

  it('[N02] is shown as the server says it, with the icon of the app, and tells open pages', async () => {
    pages = [openPage('/members', true)];
    await notify(
      pushed({ title: 'New message', body: 'Demo profile', path: '/chats/1', tag: 'message' }),
    );
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('New message', {
      tag: 'message',
      data: { path: '/chats/1' },
      body: 'Demo profile',
      icon: '/icons/neutral-192.png',
    });
    expect(pages[0]?.postMessage).toHaveBeenCalledWith({ type: 'push-message' });
  });

  it.each(['https://elsewhere.test/chats', '//elsewhere.test', 'chats', 'javascript:alert(1)', ''])(
    'leads to no other site: %s',
    async (path) => {
      await notify(pushed({ title: 'New message', path }));
      expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ data: { path: '/chats' } });
    },
  );

  it('[N02] pressed, it shows the window that is there already', async () => {
    pages = [openPage('/members', true), openPage('/chats/1', true)];
    await showNews(notification('/chats/1'));
    expect(pages[1]?.focus).toHaveBeenCalledOnce();
    expect(pages[0]?.focus).not.toHaveBeenCalled();
  });

  it('[N02] pressed, it has an open page go there by itself, also where the browser leaves that page behind', async () => {
    const page = openPage('/members', true);
    page.focus.mockRejectedValueOnce(new Error('Not allowed to focus a window.'));
    pages = [page];
    await showNews(notification('/chats/1'));
    expect(page.postMessage).toHaveBeenCalledWith({ type: 'open', path: '/chats/1' }, [
      expect.anything(),
    ]);
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('[N02] a page where nobody listens is led there; without one a window is opened', async () => {
    vi.useFakeTimers();
    const page = openPage('/terms', false);
    pages = [page];
    const shown = showNews(notification('/likes'));
    await vi.runAllTimersAsync();
    await shown;
    vi.useRealTimers();
    expect(page.navigate).toHaveBeenCalledWith('/likes');

    pages = [];
    await showNews(notification('/likes'));
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/likes');
  });
});
