/** Names the job that makes copies of members' data. */
import type { Services } from '../../context.ts';
import { EXPORT_JOB, makeExport } from './archive-life.ts';

export function registerExport(services: Services): void {
  services.jobs.work(EXPORT_JOB, async (data) =>
    makeExport(services, String(data['member']), String(data['export'])),
  );
}
