/** What a transaction asks that does not wait for each other: sent together (`pipeline`, connection.ts), done in this order. */

/**
 * Waits for all of it, also where one fails: the transaction is rolled back then, and what would be sent after that would be no part of it.
 * @throws what the first of them that failed throws
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  const ends = await Promise.allSettled(work);
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  }) as { -readonly [Place in keyof Work]: Awaited<Work[Place]> };
}
