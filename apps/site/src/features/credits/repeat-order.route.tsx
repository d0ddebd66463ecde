import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadRepeatOrder, submitCredits } from './credits.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { RepeatOrderScreen } from './RepeatOrderScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/repeat-order.route.ts';

export const loader = serverLoader(loadRepeatOrder);
export const clientLoader = browserLoader(loadRepeatOrder);
export const action = serverAction(submitCredits);
// In the browser an order goes to the statechart of its payment; a method is removed by this.
export const clientAction = browserAction(submitCredits);

export const handle = {
  namespaces: ['credits', 'shop'],
  title: (t) => t(($) => $.shop.repeat.offerTitle),
} satisfies PageHandle;

export default function RepeatOrderPage({ loaderData }: Route.ComponentProps) {
  const { choice } = loaderData;
  return <RepeatOrderScreen key={`${choice.package} ${choice.method}`} choice={choice} />;
}
