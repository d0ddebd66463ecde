/** Names every job handler, before the queue starts. */
import type { Services } from './context.ts';
import { registerErasure } from './domain/deletion/jobs.ts';
import { registerDemo } from './domain/demo/demo.ts';
import { registerExport } from './domain/export/jobs.ts';
import { deliverMail } from './domain/mail/deliver.ts';
import { MAIL_JOB } from './domain/mail/queue.ts';
import { registerPayments } from './domain/payments/follow.ts';
import { registerNews } from './domain/notifications/tell.ts';
import { registerPush } from './domain/push/push.ts';

export function registerJobs(services: Services): void {
  services.jobs.work(MAIL_JOB, async (data) => deliverMail(services, String(data['mail'])));
  registerDemo(services);
  registerErasure(services);
  registerExport(services);
  registerPayments(services);
  registerPush(services);
  registerNews(services);
}
