import { describe, expect, test } from 'vitest';
import { proveMachine, startTestActor } from '../testing/index.ts';
import {
  selectFailures,
  selectIsPending,
  selectRemovedIds,
  selectView,
} from './chatRemoval.logic.ts';
import { chatRemovalMachine } from './chatRemoval.machine.ts';
import type { RemoveChatInput } from './chatRemoval.machine.ts';
import { chatRemovalModel, gone, loggedOut, noAnswer, tooFast } from './chatRemoval.model.ts';

const start = () => {
  let keys = 0;
  const removal = startTestActor(chatRemovalMachine, () => ({
    newKey: () => `key-${(keys += 1)}`,
  }));
  return {
    ...removal,
    remove: (conversationId: string) => removal.send({ type: 'REMOVE', conversationId }),
    dismiss: (conversationId: string) => removal.send({ type: 'DISMISS', conversationId }),
    elsewhere: (conversationId: string) =>
      removal.send({ type: 'REMOVED_ELSEWHERE', conversationId }),
    removed: () => selectRemovedIds(removal.snapshot()),
    alerts: () =>
      selectFailures(removal.snapshot()).map(
        ({ conversationId, failure }) => `${conversationId}: ${failure.code}`,
      ),
    calls: () => removal.started.map(({ input }) => input as RemoveChatInput),
    did: () => removal.ran.map(({ type, params }) => [type, params].join(' ').trim()),
  };
};

const refused = { status: 403, code: 'forbidden' };

describe('chatRemoval', () => {
  test('[C05] removing a chat removes it at once, then calls the server', () => {
    const removal = start();
    expect(selectIsPending(removal.snapshot())).toBe(false);
    removal.remove('anna');
    expect(removal.removed()).toEqual(['anna']);
    expect(removal.did()).toEqual(['dropChat anna']);
    expect(removal.calls()).toEqual([{ conversationId: 'anna', idempotencyKey: 'key-1' }]);
    expect(selectIsPending(removal.snapshot())).toBe(true);
    removal.done('removeChat');
    expect(removal.removed()).toEqual([]);
    expect(removal.alerts()).toEqual([]);
  });

  test('[C05] nothing is shown but what is being removed, or could not be', () => {
    const removal = start();
    const views = [selectView(removal.snapshot())];
    removal.remove('anna');
    views.push(selectView(removal.snapshot()));
    removal.done('removeChat');
    views.push(selectView(removal.snapshot()));
    expect(views).toEqual([null, 'removing', null]);
  });

  test('[C05] done, it is dropped once more, as a list may have brought it back, and told to the other tabs', () => {
    const removal = start();
    removal.remove('anna');
    removal.done('removeChat');
    expect(removal.did()).toEqual(['dropChat anna', 'dropChat anna', 'tellOtherTabs anna']);
  });

  test('[C05] on failure shows an alert with the error and reloads chats; the chat is back', () => {
    const removal = start();
    removal.remove('anna');
    removal.fail('removeChat', refused);
    expect(removal.alerts()).toEqual(['anna: forbidden']);
    expect(removal.did()).toEqual(['dropChat anna', 'reloadChats']);
    expect(removal.removed()).toEqual([]);
    removal.dismiss('bram');
    expect(removal.alerts()).toHaveLength(1);
    removal.dismiss('anna');
    expect(removal.alerts()).toEqual([]);
  });

  test.each([gone, { status: 404, code: 'not_found' }])(
    '[C05] answered $status $code it is done already: no alert and no reload',
    (answer) => {
      const removal = start();
      removal.remove('anna');
      removal.fail('removeChat', answer);
      expect(removal.alerts()).toEqual([]);
      expect(removal.removed()).toEqual([]);
      expect(removal.did()).toEqual(['dropChat anna', 'dropChat anna', 'tellOtherTabs anna']);
    },
  );

  test('[C05] several at once are all gone at once, and the server is told one after the other', () => {
    const removal = start();
    for (const id of ['anna', 'bram', 'cato']) removal.remove(id);
    expect(removal.removed()).toEqual(['anna', 'bram', 'cato']);
    expect(removal.calls()).toHaveLength(1);
    removal.done('removeChat');
    removal.fail('removeChat', refused);
    expect(removal.removed()).toEqual(['cato']);
    removal.fail('removeChat', noAnswer);
    expect(removal.calls().map(({ conversationId }) => conversationId)).toEqual([
      'anna',
      'bram',
      'cato',
    ]);
    expect(removal.alerts()).toEqual(['bram: forbidden', 'cato: network']);
    expect(selectView(removal.snapshot())).toBe('failed: network');
  });

  test('[C05] removed twice, it is called once', () => {
    const removal = start();
    for (const id of ['anna', 'bram', 'anna', 'bram']) removal.remove(id);
    expect(removal.removed()).toEqual(['anna', 'bram']);
    expect(removal.did()).toEqual(['dropChat anna', 'dropChat bram']);
  });

  test('[C05] tried again after a refusal it is a new call, and the alert is gone', () => {
    const removal = start();
    removal.remove('anna');
    removal.fail('removeChat', refused);
    removal.remove('anna');
    expect(removal.alerts()).toEqual([]);
    expect(removal.calls().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2']);
  });

  test.each([
    ['no answer', noAnswer],
    ['a server error', { status: 503, code: 'service_unavailable' }],
    ['a twin that still runs', { status: 409, code: 'idempotency_in_progress' }],
    ['an answer that it was asked too fast', tooFast],
  ])('[C05] tried again after %s it goes out with its own key', (_end, error) => {
    const removal = start();
    removal.remove('anna');
    removal.fail('removeChat', error);
    removal.remove('bram');
    removal.done('removeChat');
    for (const end of [error, refused, refused]) {
      removal.remove('anna');
      removal.fail('removeChat', end);
    }
    expect(removal.calls().map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-2',
      'key-1',
      'key-1',
      'key-3',
    ]);
  });

  test('[C05] once it is done, removing a chat that came back is a new call', () => {
    const removal = start();
    removal.remove('anna');
    removal.fail('removeChat', noAnswer);
    removal.remove('anna');
    removal.done('removeChat');
    removal.remove('anna');
    expect(removal.calls().map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
  });

  test('[C05] removed in another tab it is gone here, with its alert', () => {
    const removal = start();
    removal.remove('anna');
    removal.fail('removeChat', noAnswer);
    removal.elsewhere('anna');
    expect(removal.alerts()).toEqual([]);
    expect(removal.did().at(-1)).toBe('dropChat anna');
    removal.remove('anna');
    expect(removal.calls().at(-1)?.idempotencyKey).toBe('key-2');
  });

  test('[C05] removed in another tab it is not sent from here; one on its way is awaited', () => {
    const removal = start();
    for (const id of ['anna', 'bram', 'cato']) removal.remove(id);
    removal.elsewhere('bram');
    removal.elsewhere('anna');
    expect(removal.removed()).toEqual(['anna', 'cato']);
    removal.fail('removeChat', gone);
    expect(removal.calls().map(({ conversationId }) => conversationId)).toEqual(['anna', 'cato']);
  });

  test('[S09] logged out by the answer: no alert, and nothing else is sent', () => {
    const removal = start();
    removal.remove('anna');
    removal.fail('removeChat', refused);
    removal.remove('bram');
    removal.remove('cato');
    removal.fail('removeChat', loggedOut);
    expect([removal.alerts(), removal.removed()]).toEqual([[], []]);
    expect(removal.isRunning('removeChat')).toBe(false);
    expect(removal.did()).not.toContain('tellOtherTabs bram');
  });

  test('[S09] logged out by the answer: what had no answer before is another intent from then on', () => {
    const removal = start();
    removal.remove('anna');
    removal.fail('removeChat', noAnswer);
    removal.remove('bram');
    removal.fail('removeChat', loggedOut);
    removal.remove('anna');
    expect(removal.calls().at(-1)).toEqual({ conversationId: 'anna', idempotencyKey: 'key-3' });
  });
});

proveMachine(chatRemovalModel, {
  id: 'C05',
  docs: new URL('./chatRemoval.docs.md', import.meta.url),
  ways: new URL('./chatRemoval.ways.gen.json', import.meta.url),
});
