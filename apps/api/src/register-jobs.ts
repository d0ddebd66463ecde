/** Names every job handler, before the queue starts. */
import type { Services } from './context.ts';
import { ERASE_JOB, eraseDue } from './domain/deletion/erase.ts';
import { registerDemo } from './domain/demo/demo.ts';
import { EXPORT_JOB, makeExport } from './domain/export/archive-life.ts';
import { deliverMail } from './domain/mail/deliver.ts';
import { MAIL_JOB } from './domain/mail/queue.ts';
import { registerPayments } from './domain/payments/follow.ts';
import { registerNews } from './domain/notifications/tell.ts';
import { registerPush } from './domain/push/push.ts';

export function registerJobs(services: Services): void {
  services.jobs.work(MAIL_JOB, async (data) => deliverMail(services, String(data['mail'])));
  services.jobs.work(ERASE_JOB, () => eraseDue(services));
  services.jobs.work(EXPORT_JOB, async (data) =>
    makeExport(services, String(data['member']), String(data['export'])),
  );
  registerDemo(services);
  registerPayments(services);
  registerPush(services);
  registerNews(services);
}
