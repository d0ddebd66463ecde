import type { FormEvent } from 'react';

/**
 * What a form does when it is sent: its data goes to `onSubmit` instead of over the network, if there is one, and nothing
 * goes anywhere while the last answer is awaited.
 */
export const handOver =
  (onSubmit: ((data: FormData) => void) | undefined, isPending: boolean) =>
  (event: FormEvent<HTMLFormElement>): void => {
    if (onSubmit || isPending) event.preventDefault();
    if (onSubmit && !isPending) onSubmit(new FormData(event.currentTarget));
  };
