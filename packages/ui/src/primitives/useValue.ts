import { useState } from 'react';

/** A value that the caller keeps, where `value` is given, or the component itself; and what changes it and tells. */
export const useValue = <Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (next: Value) => void] => {
  const [own, setOwn] = useState(initial);
  const change = (next: Value): void => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
};
