const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Link parameters of a campaign (spec section 3). */
type Tracking = Partial<Record<(typeof NAMES)[number], string>>;

/** A parameter must be there once and match this (spec section 5); one that does not counts as not given. */
const PATTERN = /^[A-Za-z0-9._~-]{1,100}$/;

/** The tracking data of an address; undefined where there is none. */
export function trackingOf(params: URLSearchParams): Tracking | undefined {
  const tracking: Tracking = {};
  for (const name of NAMES) {
    const [value, ...repeated] = params.getAll(name);
    if (value !== undefined && repeated.length === 0 && PATTERN.test(value)) tracking[name] = value;
  }
  return Object.keys(tracking).length > 0 ? tracking : undefined;
}
