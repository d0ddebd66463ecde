import { SimulatedClock } from 'xstate';

/** Longest delay a browser's timer takes; a longer one fires at once there, so here it is an error. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1;

/**
 * xstate's SimulatedClock, stepped from one due timer to the next. Its own `increment` jumps to the end first, so that
 * a chain of ticks would be armed late and drift.
 */
export class SteppedClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  /** @throws when the delay is not one that a browser would keep. */
  override setTimeout(run: (...args: unknown[]) => void, delay: number): number {
    if (!(delay >= 0 && delay <= LONGEST_DELAY_MS)) {
      throw new RangeError(`delay of ${delay} ms: a timer takes 0 to ${LONGEST_DELAY_MS} ms`);
    }
    const id = super.setTimeout((...args: unknown[]) => {
      this.#due.delete(id);
      run(...args);
    }, delay);
    this.#due.set(id, this.now() + delay);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** When the next timer is due, in ms since the start; undefined where none is armed. */
  nextDue(): number | undefined {
    let next: number | undefined;
    for (const due of this.#due.values()) if (next === undefined || due < next) next = due;
    return next;
  }

  /** Lets time pass, one due timer after another. */
  override increment(ms: number): void {
    const end = this.now() + ms;
    for (let due = this.nextDue(); due !== undefined && due <= end; due = this.nextDue()) {
      this.set(due);
    }
    this.set(end);
  }
}
