import type { Services } from '../context.ts';
import type { LiveEvent } from '../events/bus.ts';

/** What a member is told live while `during` runs; what was on its way before does not count. */
export async function eventsDuring(
  services: Services,
  memberId: string,
  during: () => Promise<unknown>,
): Promise<LiveEvent[]> {
  await arrived(services);
  const events: LiveEvent[] = [];
  const stop = services.events.subscribe(memberId, (event) => events.push(event));
  await during();
  await arrived(services);
  stop();
  return events;
}

/** Resolves when everything that was published before has been delivered: the channel keeps the order. */
export async function arrived(services: Services): Promise<void> {
  const mark = services.newId();
  const delivered = new Promise<void>((resolve) => {
    const stop = services.events.subscribe(mark, () => {
      stop();
      resolve();
    });
  });
  await services.events.publish(services.db, mark, { type: 'user' });
  await delivered;
}
