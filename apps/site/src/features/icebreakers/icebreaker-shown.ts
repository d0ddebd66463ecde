/** For which matches the first lines were offered; once for each (K05). */
const PREFIX = 'icebreaker-';

const withoutStorage = new Set<string>();

const nameOf = (memberId: string, otherId: string): string => `${PREFIX}${memberId}-${otherId}`;

export function wasIcebreakerShown(memberId: string, otherId: string): boolean {
  const name = nameOf(memberId, otherId);
  try {
    return withoutStorage.has(name) || localStorage.getItem(name) !== null;
  } catch {
    return withoutStorage.has(name);
  }
}

export function noteIcebreaker(memberId: string, otherId: string): void {
  const name = nameOf(memberId, otherId);
  withoutStorage.add(name);
  try {
    localStorage.setItem(name, '1');
  } catch {
    // Then it is remembered as long as the page.
  }
}
