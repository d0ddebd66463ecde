/** Regular tidying: what is over is removed. Any number of processes may do it at once. */
import type { Services } from './context.ts';
import { isDatabaseAway } from './db/away.ts';
import { forgetBounces } from './domain/bounces/bounces.ts';
import { releaseOldAddresses } from './domain/account/claims.ts';
import { forgetLinks } from './domain/account/links.ts';
import { forgetMails, requeueMails } from './domain/activation/tidy.ts';
import { queueErasures } from './domain/deletion/erase.ts';
import { forgetComplaints } from './domain/complaints/complaints.ts';
import { expireExports } from './domain/export/archive-life.ts';
import { expireUnconfirmed } from './domain/directdebit/expire.ts';
import { removePendingFiles } from './domain/files/pending-files.ts';
import { forgetChallenges } from './domain/passkeys/challenges.ts';
import { forgetTold } from './domain/push/frequency.ts';
import { forgetDecisions } from './domain/moderation/decisions.ts';
import { removeExpired } from './domain/members/members.ts';
import { resumeRefunds } from './domain/payments/ask-refund.ts';
import { refreshOverdue } from './domain/payments/follow.ts';
import { resumeUnanswered } from './domain/payments/unanswered.ts';
import { forgetEvidence } from './domain/reports/evidence.ts';
import { removeEndedSessions } from './domain/sessions/sessions.ts';
import { forgetWithdrawals } from './domain/likes/withdrawn.ts';
import { forgetOldPasses } from './domain/swipe/passes.ts';
import { forgetOldKeys } from './http/idempotency.ts';

export async function sweep(services: Services): Promise<void> {
  await removeExpired(services);
  await removeEndedSessions(services);
  await forgetChallenges(services);
  await forgetOldKeys(services);
  await expireExports(services);
  await removePendingFiles(services);
  await queueErasures(services);
  await requeueMails(services);
  await refreshOverdue(services);
  await expireUnconfirmed(services);
  await resumeUnanswered(services);
  await resumeRefunds(services);
  await forgetMails(services);
  await forgetLinks(services);
  await releaseOldAddresses(services);
  await forgetOldPasses(services);
  await forgetEvidence(services);
  await forgetDecisions(services);
  await forgetComplaints(services);
  await forgetWithdrawals(services);
  await forgetBounces(services);
  await forgetTold(services);
}

const HOUR = 3_600_000;

/** Sweeps now and every hour, until the returned function is called. */
export function startSweeping(services: Services): () => void {
  const run = () => {
    sweep(services).catch((error: unknown) => {
      // What it did not get to is the next one's.
      if (!isDatabaseAway(error)) services.log.error({ err: error }, 'sweep');
    });
  };
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
