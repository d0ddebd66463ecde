/** Names the job that erases accounts. */
import type { Services } from '../../context.ts';
import { ERASE_JOB, eraseDue } from './erase.ts';

export function registerErasure(services: Services): void {
  services.jobs.work(ERASE_JOB, () => eraseDue(services));
}
