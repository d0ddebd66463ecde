ALTER TABLE "account_deletions" DROP CONSTRAINT "account_deletions_status_before_check";
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid;
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_status_before_check" CHECK ("status_before" in ('not_confirmed', 'active', 'banned'));