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
import { expireUnconfirmed } from './domain/direct-debit/expire.ts';
import { removePendingFiles } from './domain/files/pending-files.ts';
import { forgetChallenges } from './domain/passkeys/challenges.ts';
import { forgetGifs } from './domain/gifts/gif-files.ts';
import { forgetTold } from './domain/push/frequency.ts';
import { forgetActions } from './domain/moderation/actions.ts';
import { forgetDecisions } from './domain/moderation/decisions.ts';
import { removeExpired } from './domain/members/members.ts';
import { resumeRefunds } from './domain/payments/ask-refund.ts';
import { refreshOverdue } from './domain/payments/follow.ts';
import { resumeUnanswered } from './domain/payments/unanswered.ts';
import { forgetReports } from './domain/reports/reports.ts';
import { removeEndedSessions } from './domain/sessions/sessions.ts';
import { forgetWithdrawals } from './domain/likes/withdrawn.ts';
import { forgetOldPasses } from './domain/swipe/passes.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { HOUR_MS } from './ports/clock.ts';

/** What is done in turn, each by itself. */
const PARTS: readonly ((services: Services) => Promise<unknown>)[] = [
  removeExpired,
  removeEndedSessions,
  forgetChallenges,
  forgetOldKeys,
  expireExports,
  removePendingFiles,
  queueErasures,
  requeueMails,
  refreshOverdue,
  expireUnconfirmed,
  resumeUnanswered,
  resumeRefunds,
  forgetMails,
  forgetLinks,
  releaseOldAddresses,
  forgetOldPasses,
  forgetReports,
  forgetDecisions,
  forgetActions,
  forgetComplaints,
  forgetWithdrawals,
  forgetBounces,
  forgetTold,
  forgetGifs,
];

/** @throws Error where a part failed, after all were tried, the log says why; what failed with where the database is away */
export async function sweep(services: Services): Promise<void> {
  let failed = 0;
  for (const part of PARTS) {
    try {
      await part(services);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failed += 1;
      services.log.error({ err: error, part: part.name }, 'part of the sweep');
    }
  }
  if (failed > 0) throw new Error(`${failed} parts of the sweep failed`);
}

/** Sweeps now and every hour, until the returned function is called. */
export function startSweeping(services: Services): () => void {
  const run = () => {
    sweep(services).catch((error: unknown) => {
      // What it did not get to is the next one's.
      if (!isDatabaseAway(error)) services.log.error({ err: error }, 'sweep');
    });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
