import { useState } from 'react';
import { useEntered } from './useEntered.ts';

type Typed<Value> = {
  /** Of the field. */
  id: string;
  /** What it means, where the caller keeps it. */
  value: Value | undefined;
  /** What it means to begin with. */
  initial: Value;
  onChange: ((value: Value) => void) | undefined;
  /** The meaning of a text. */
  read: (text: string) => Value;
  /** How a meaning is written where nobody has typed it. */
  write: (value: Value) => string;
};

/**
 * The text of a field whose value is what the text means: "06-12 34" means 061234. What was typed stays as it was typed
 * while it means the caller's value.
 */
export const useTyped = <Value>({
  id,
  value,
  initial,
  onChange,
  read,
  write,
}: Typed<Value>): readonly [string, (text: string) => void] => {
  const [typed, setTyped] = useState(() => write(value === undefined ? initial : value));
  const text = value === undefined || Object.is(read(typed), value) ? typed : write(value);
  const type = (next: string): void => {
    setTyped(next);
    onChange?.(read(next));
  };
  useEntered(id, [text], ([entered = '']) => type(entered));
  return [text, type];
};
