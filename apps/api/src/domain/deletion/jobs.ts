/** Names the job that erases accounts. */
import type { Services } from '../../context.ts';
import { ERASE_JOB, eraseAccount } from './erase.ts';

export function registerErasure(services: Services): void {
  services.jobs.work(ERASE_JOB, async (data) => eraseAccount(services, String(data['member'])));
}
