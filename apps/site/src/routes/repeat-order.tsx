import { browserLoader } from '../data/browser-loader.ts';
import { loadRepeatOrder } from '../data/pages/shop.ts';
import { RepeatOrderScreen } from '../screens/RepeatOrderScreen.tsx';
import { repeatOrderAction } from '../server/actions/repeat-order.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/repeat-order.ts';

export const loader = serverLoader(loadRepeatOrder);
export const clientLoader = browserLoader(loadRepeatOrder);
export const action = repeatOrderAction;

export const handle = {
  namespaces: ['credits', 'shop'],
  title: (t) => t(($) => $.shop.repeat.title),
} satisfies PageHandle;

export default function RepeatOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, idempotencyKey } = loaderData;
  return (
    <RepeatOrderScreen
      key={`${choice.package} ${choice.method}`}
      {...{ choice, idempotencyKey }}
      refused={actionData}
    />
  );
}
