export type NavigationProgressEvent =
  /** A page is on its way. */
  | { readonly type: 'START' }
  /** It has come, failed, or is not wanted any more. */
  | { readonly type: 'FINISH' };

/** What the bar shows. `finishing` is the fade. */
export type NavigationProgressState = 'idle' | 'running' | 'finishing';
