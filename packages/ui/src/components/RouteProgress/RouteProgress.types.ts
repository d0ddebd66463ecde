/**
 * `idle` shows nothing, `running` fills the bar slowly, `finishing` completes and fades it.
 * When each begins is the navigation machine's knowledge (spec section 9: 200 ms, 5 s, 500 ms).
 */
export type RouteProgressState = 'idle' | 'running' | 'finishing';

export interface RouteProgressProps {
  /** What the bar shows: the navigation machine says when. */
  state: RouteProgressState;
  /** Accessible name: "Loading page". */
  label: string;
}
