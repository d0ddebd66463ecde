import { setTimeout as delay } from 'node:timers/promises';

/** Polls `condition` until it holds. Throws, naming `what`, after `timeoutMs`. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  options: { readonly timeoutMs: number; readonly what: string; readonly everyMs?: number },
): Promise<void> {
  const deadline = performance.now() + options.timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`Waited ${options.timeoutMs} ms for ${options.what}.`);
    await delay(options.everyMs ?? 10);
  }
}
