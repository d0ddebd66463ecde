/** How a check stands at who makes it. `failed` is any end but a passed one: too young, given up, too late. */
export type AgeCheckResult = 'checking' | 'passed' | 'failed';

/** Somebody who finds out whether a person is 18, and tells us that and nothing else. */
export interface AgeCheckPort {
  readonly name: string;
  /**
   * Begins a check of one person, who is not named.
   * @param returnUrl where the person's browser goes afterwards, however it ended
   * @returns the check's id, and where the browser has to go
   */
  begin(returnUrl: string): Promise<{ readonly id: string; readonly url: string }>;
  result(id: string): Promise<AgeCheckResult>;
}
