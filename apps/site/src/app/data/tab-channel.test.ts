import { describe, expect, it } from 'vitest';
import { readChatsNews, readShown } from '../../background/member-channels.ts';
import { tabChannel } from './tab-channel.ts';

describe('what tabs tell each other', () => {
  it('[C04] [C05] reaches the other tabs of the same member, not the one that tells', async () => {
    const [one, other, anothers] = ['chats-1', 'chats-1', 'chats-2'].map((name) =>
      tabChannel(name, readChatsNews),
    );
    const heard: unknown[] = [];
    one?.listen((news) => heard.push(['one', news]));
    anothers?.listen((news) => heard.push(['another member', news]));
    const news = { type: 'read', conversation: 'talk' } as const;
    await new Promise<void>((done) => {
      other?.listen((told) => {
        heard.push(['other', told]);
        done();
      });
      one?.tell(news);
    });
    expect(heard).toEqual([['other', news]]);
    for (const channel of [one, other, anothers]) channel?.close();
  });

  it.each([null, 'read', {}, { type: 'moved', conversation: 'talk' }, { type: 'read' }])(
    'a message of another version of the site says nothing: %j',
    (message) => expect(readChatsNews(message)).toBeNull(),
  );

  it('[K02] a like that is shown is told with its claim, or not at all', () => {
    const shown = {
      news: { kind: 'match', profileId: 'you' },
      claim: { at: 1, tabId: 'a' },
    } as const;
    expect(readShown(shown)).toEqual(shown);
    for (const message of [null, {}, { news: shown.news }, { ...shown, news: { kind: 'x' } }]) {
      expect(readShown(message)).toBeNull();
    }
  });
});
