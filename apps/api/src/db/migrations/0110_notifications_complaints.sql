-- What members are told and how, what waits to be mailed, and complaints (spec sections 2 and 4).

create table notification_settings (
  member_id uuid primary key,
  mail_messages boolean not null default true,
  mail_likes boolean not null default true,
  mail_matches boolean not null default true,
  push_messages boolean not null default true,
  push_likes boolean not null default true,
  push_matches boolean not null default true,
  updated_at timestamptz not null
);

-- When each reason of members.notifications_disabled came up: an older link does not undo it.
create table mail_reports (
  member_id uuid not null,
  reason text not null check (reason in ('fbl', 'bounce', 'listunsubscribe')),
  reported_at timestamptz not null,
  primary key (member_id, reason)
);

-- One row for what a member is told of by mail: a second mail follows only after they have been back.
create table mail_news (
  member_id uuid not null,
  kind text not null check (kind in ('message', 'like', 'match')),
  -- Who wrote or matched; the member's own id where likes are gathered.
  other_id uuid not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (member_id, kind, other_id)
);

create table complaints (
  id uuid primary key,
  member_id uuid,
  reference text not null,
  name text not null,
  email text not null,
  category text not null check (category in ('payment', 'member', 'privacy', 'decision', 'site', 'other')),
  text text not null,
  language text not null,
  -- Where its mails link to.
  origin text not null,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index complaints_member on complaints (member_id, created_at desc) where member_id is not null;
create index complaints_waiting on complaints (answer_by) where answered_at is null;
create index complaints_reference on complaints (reference);

-- Where one POST ends mails of the kind; shown by the local outbox.
alter table mail_outbox add column one_click text;
