-- Blocks, reports and what moderation decided (features P09 and B04; spec section 2).

-- A block is two rows, as a like is: each side reads whom it does not meet from its own distribution key.
create table blocks_given (
  member_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null,
  primary key (member_id, other_id)
);
create table blocks_received (
  member_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null,
  primary key (member_id, other_id)
);

-- What a member reported: somebody, a photo or a message, as it was at that moment. The evidence stays when the other deletes
-- or is erased, until `evidence_until`, which is set with the decision.
create table reports (
  reporter_id uuid not null,
  id uuid not null,
  reference text not null,
  kind text not null check (kind in ('member', 'photo', 'message')),
  -- Who is reported; `target_id` is the photo, the message, or again the member.
  subject_id uuid not null,
  target_id uuid not null,
  conversation_id uuid,
  reason text not null
    check (reason in ('money', 'underage', 'harassment', 'hate', 'intimate', 'fake', 'spam', 'illegal', 'other')),
  text text not null default '',
  evidence jsonb,
  -- The private copy of the photo; never under /photos/.
  evidence_file text,
  status text not null default 'received' check (status in ('received', 'upheld', 'not_upheld')),
  -- Where the reporter's mails link to.
  origin text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  evidence_until timestamptz,
  primary key (reporter_id, id),
  check ((decided_at is null) = (status = 'received')),
  check ((kind = 'message') = (conversation_id is not null))
);
create index reports_waiting on reports (created_at) where status = 'received';
create index reports_reference on reports (reference);
create index reports_evidence_over on reports (evidence_until) where evidence_until is not null;
-- A message or a photo is reported once by the same member; a profile again once the last report of it was decided.
create unique index reports_once on reports (reporter_id, kind, target_id) where kind <> 'member';
create unique index reports_open_once on reports (reporter_id, target_id) where kind = 'member' and status = 'received';

-- What came of a report, and why: one row, never changed.
create table report_decisions (
  reporter_id uuid not null,
  report_id uuid not null,
  outcome text not null check (outcome in ('upheld', 'not_upheld')),
  reason text not null,
  decided_at timestamptz not null,
  decided_by text not null,
  primary key (reporter_id, report_id)
);

-- What was decided against a member, as the statement of reasons tells it (Digital Services Act, article 17).
create table moderation_decisions (
  member_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('photo_rejected', 'message_removed', 'warning', 'banned')),
  -- Which house rule, by its code, and what happened, in the moderator's words.
  rule text not null,
  facts text not null,
  automated boolean not null default false,
  decided_at timestamptz not null,
  decided_by text not null,
  reference text not null,
  -- The report that led to it; never told to the member.
  report_id uuid,
  -- The photo or the message.
  target_id uuid,
  primary key (member_id, id)
);
create index moderation_decisions_reference on moderation_decisions (reference);

-- What the member says against a decision, once each, and the answer.
create table objections (
  member_id uuid not null,
  decision_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  outcome text check (outcome in ('granted', 'refused')),
  answer text,
  primary key (member_id, decision_id),
  check ((answered_at is null) = (outcome is null))
);
create index objections_waiting on objections (created_at) where answered_at is null;

-- Only the erasure of a member takes rows away; it says so in its transaction: set local velours.erasure = 'on'.
create function decisions_never_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('velours.erasure', true) = 'on' then
    return null;
  end if;
  raise exception 'a decision never changes (% on %)', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger report_decisions_append_only before update or delete or truncate on report_decisions
  for each statement execute function decisions_never_change();
create trigger moderation_decisions_append_only before update or delete or truncate on moderation_decisions
  for each statement execute function decisions_never_change();

-- A banned member is there for nobody, as a deleted one.
alter table members drop constraint members_status_check;
alter table members add constraint members_status_check
  check (status in ('not_confirmed', 'active', 'disabled', 'deleted', 'banned'));
