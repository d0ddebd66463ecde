import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadRepeatOrder } from './credits-data.ts';
import { RepeatOrderScreen } from './RepeatOrderScreen.tsx';
import { repeatOrderAction } from './repeat-order.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/repeat-order.route.ts';

export const loader = serverLoader(loadRepeatOrder);
export const clientLoader = browserLoader(loadRepeatOrder);
export const action = repeatOrderAction;

export const handle = {
  namespaces: ['credits', 'shop'],
  title: (t) => t(($) => $.shop.repeat.offerTitle),
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
