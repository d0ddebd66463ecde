/** Something a member wants done once: what, and the Idempotency-Key made for it. */
export interface Intent<TValues> {
  readonly key: string;
  readonly values: TValues;
  /** Whether a try of it ended without an answer: it may have been done. */
  readonly outcomeUnknown: boolean;
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => Object.is(item, other[at]));

const sameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) ? sameItems(one, other) : Object.is(one, other);

/** Whether two forms hold the same: their fields compared, files by identity. */
export const sameValues = (one: object, other: object): boolean => {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(
      (field) =>
        Object.hasOwn(other, field) &&
        sameValue(one[field as keyof typeof one], other[field as keyof typeof other]),
    )
  );
};

/**
 * The intent of submitting these values. While the last try of the very same values may have been done, it is the same
 * intent with the same key; anything else is a new one. (The server keeps a key with what was done under it and nothing
 * else: after a refusal the old key would do too, but nothing hangs on it.)
 */
export const intentFor = <TValues extends object>(
  last: Intent<TValues> | null,
  values: TValues,
  newKey: () => string,
): Intent<TValues> =>
  last?.outcomeUnknown && sameValues(last.values, values)
    ? last
    : { key: newKey(), values, outcomeUnknown: false };
