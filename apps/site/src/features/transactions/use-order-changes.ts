import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshOrders } from './transaction-queries.ts';
import { orderNews } from '../../background/order-news.ts';

/** Keeps what is shown of orders, their refunds and the statement up to date: the live stream and other tabs say when. */
export function useOrderChanges(): void {
  const client = useQueryClient();
  useEffect(() => orderNews().listen(() => void refreshOrders(client)), [client]);
}
