import { tabChannel } from '../../app/data/tab-channel.ts';

/** Says to the browser's other tabs that the warning was dismissed; the cookie says when. */
const open = () => tabChannel('entry-warning', (news) => (news === 'dismissed' ? news : null));

export function tellOtherTabs(): void {
  const tabs = open();
  tabs.tell('dismissed');
  tabs.close();
}

/** Calls back when another tab says so; returns how to stop. */
export function hearOtherTabs(onDismissed: () => void): () => void {
  const tabs = open();
  const stop = tabs.listen(onDismissed);
  return () => {
    stop();
    tabs.close();
  };
}
