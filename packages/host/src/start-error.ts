/** What stops a start and a person can put right: one sentence that says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
