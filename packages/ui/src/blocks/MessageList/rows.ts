import type { BubbleMessage } from '../MessageBubble/index.ts';
import type { MessageDay } from './MessageList.types.ts';

/** A message or, without one, the heading of its day. */
export interface Row {
  key: string;
  day: MessageDay;
  message: BubbleMessage | undefined;
}

/** The rows of a conversation by number, oldest first. Nothing is copied: ten thousand messages cost what is looked at. */
export interface Rows {
  count: number;
  at: (index: number) => Row;
  /** Calls with the key of each row from `from` up to, not including, `to`. */
  eachKey: (from: number, to: number, visit: (key: string) => void) => void;
  /** The number of a row by its key, or of a message by its id; -1 where it is gone. */
  find: (key: string) => number;
}

const keyOf = ({ key, id }: BubbleMessage): string => key ?? id;

const headingKey = ({ date }: MessageDay): string => `day ${date}`;

/** Each day's heading, then its messages. */
export const rowsOf = (days: readonly MessageDay[]): Rows => {
  const starts: number[] = [];
  let count = 0;
  for (const { messages } of days) {
    starts.push(count);
    count += 1 + messages.length;
  }
  /** The number of the day that a row belongs to. */
  const placeOf = (index: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) > index) high = middle - 1;
      else low = middle;
    }
    return low;
  };
  const at = (index: number): Row => {
    const place = placeOf(index);
    const day = days[place];
    if (day === undefined) throw new RangeError(`There is no row ${index}`);
    const message = day.messages[index - (starts[place] ?? 0) - 1];
    return { key: message ? keyOf(message) : headingKey(day), day, message };
  };
  return {
    count,
    at,
    eachKey: (from, to, visit) => {
      for (let place = placeOf(from); place < days.length; place += 1) {
        const [day, start] = [days[place], starts[place] ?? 0];
        if (day === undefined || start >= to) return;
        if (start >= from) visit(headingKey(day));
        const end = Math.min(day.messages.length, to - start - 1);
        for (let inDay = Math.max(0, from - start - 1); inDay < end; inDay += 1) {
          const message = day.messages[inDay];
          if (message) visit(keyOf(message));
        }
      }
    },
    find: (key) => {
      for (let place = days.length - 1; place >= 0; place -= 1) {
        const day = days[place];
        if (day === undefined) continue;
        const start = starts[place] ?? 0;
        if (headingKey(day) === key) return start;
        const inDay = day.messages.findLastIndex(
          (message) => keyOf(message) === key || message.id === key,
        );
        if (inDay >= 0) return start + 1 + inDay;
      }
      return -1;
    },
  };
};
