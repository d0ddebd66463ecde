/** What a number may be; without an end it has none there. */
export type NumberBounds = {
  minimum?: number | undefined;
  maximum?: number | undefined;
  step: number;
};

const decimals = (step: number): number => `${step}`.split('.')[1]?.length ?? 0;

/** The nearest number within the bounds. */
export const clamp = (value: number, { minimum, maximum }: NumberBounds): number =>
  Math.max(minimum ?? -Infinity, Math.min(maximum ?? Infinity, value));

/** One step up or down, within the bounds; from nothing to the least there is, or to one step. */
export const stepFrom = (value: number | null, direction: 1 | -1, bounds: NumberBounds): number => {
  if (value === null) return clamp(bounds.minimum ?? bounds.step * direction, bounds);
  // Binary fractions: 0.1 + 0.2 is not 0.3.
  const next = Number((value + direction * bounds.step).toFixed(decimals(bounds.step)));
  return clamp(next, bounds);
};

/** The number of what was typed; nothing where it is none. */
export const readNumber = (text: string): number | null => {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? null : number;
};
