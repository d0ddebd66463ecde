-- The list of sessions, the copy of a member's data, and the end of an account (features A02 and B05; spec sections 4 and 9).

-- Names a session to its member; `id_hash` opens it and is told to nobody.
alter table sessions add column id uuid not null default gen_random_uuid();
create unique index sessions_id on sessions (member_id, id);

-- An account that was deleted and can be taken back until `erase_at`. The row outlives the member's data: it says that and when it was
-- erased.
create table account_deletions (
  member_id uuid primary key,
  -- What the account goes back to.
  status_before text not null check (status_before in ('not_confirmed', 'active')),
  reason text check (reason in ('found', 'cost', 'people', 'other')),
  deleted_at timestamptz not null,
  erase_at timestamptz not null,
  -- From here on nothing brings it back.
  erasing_at timestamptz,
  erased_at timestamptz
);
create index account_deletions_due on account_deletions (erase_at) where erased_at is null;

create table reactivation_tokens (
  token_hash bytea primary key,
  member_id uuid not null,
  -- Whether it was made for who gave the password a moment ago: then it logs in as well.
  by_log_in boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reactivation_tokens_member on reactivation_tokens (member_id);

-- Copies of their data that members asked for; the archive lies in the storage until it expires.
create table data_exports (
  member_id uuid not null,
  id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'ready', 'expired', 'failed')),
  -- Where the mail's link leads.
  origin text not null,
  asked_at timestamptz not null,
  attempts integer not null default 0,
  ready_at timestamptz,
  expires_at timestamptz,
  filename text,
  size integer,
  primary key (member_id, id),
  check ((filename is not null) = (status = 'ready'))
);
create unique index data_exports_pending on data_exports (member_id) where status = 'pending';
create index data_exports_expiring on data_exports (expires_at) where status = 'ready';
