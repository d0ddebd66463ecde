-- The tables of members, their photos and likes, conversations, sessions and money.
--
-- Rules (STACK.md): SQL of PostgreSQL 15; `text`, never `char(n)`; ids are UUIDv7 made by the application; each table's
-- distribution key (a member, a conversation, an address) stands first in its keys; no foreign key crosses it.

create table members (
  id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  birth_date date not null,
  gender text check (gender in ('male', 'female')),
  sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  reason text check (reason in ('chat', 'dating', 'relationship', 'casual', 'friendship')),
  tattoos text check (tattoos in ('none', 'few', 'many')),
  hair_colour text check (hair_colour in ('black', 'brown', 'blond', 'red', 'grey', 'bald', 'other')),
  eye_colour text check (eye_colour in ('blue', 'green', 'brown', 'grey', 'hazel', 'other')),
  body_type text check (body_type in ('slim', 'average', 'athletic', 'curvy', 'plus_size')),
  relationship_status text
    check (relationship_status in ('single', 'relationship', 'married', 'divorced', 'widowed', 'open')),
  about_me text not null default '',
  interests text[] not null default '{}',
  country text,
  countryregion text,
  status text not null default 'not_confirmed' check (status in ('not_confirmed', 'active', 'disabled', 'deleted')),
  kind text not null default 'member' check (kind in ('member', 'fictional', 'demo')),
  -- A demo or fictional member that answers by itself; the log-in accounts of the demo do not.
  auto_reply boolean not null default false,
  paid_user boolean not null default false,
  notifications_disabled text[] not null default '{}',
  language text not null default 'en',
  domain text not null default 'general',
  signup_date timestamptz not null,
  confirmed_at timestamptz,
  last_active_at timestamptz not null,
  main_photo_id uuid,
  signup_message text,
  first_member uuid,
  tracking jsonb,
  -- An unconfirmed account over an address that is already confirmed ends by itself.
  expires_at timestamptz
);

create index members_search_region on members (gender, country, countryregion, last_active_at desc, id desc)
  include (birth_date) where status = 'active';
create index members_search_country on members (gender, country, last_active_at desc, id desc)
  include (birth_date) where status = 'active';
create index members_search_all on members (last_active_at desc, id desc)
  include (gender, country, birth_date) where status = 'active';
create index members_expiring on members (expires_at) where expires_at is not null;

-- Who signed up with an address. An address is unique among confirmed members only: sign-up never tells.
create table email_claims (
  email text not null,
  member_id uuid not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (email, member_id)
);
create unique index email_claims_confirmed on email_claims (email) where confirmed_at is not null;

create table photos (
  member_id uuid not null,
  id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'active', 'rejected')),
  position integer not null default 0,
  filename text not null,
  thumb_filename text not null,
  match_filename text not null,
  width integer not null,
  height integer not null,
  thumbhash text,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (member_id, id)
);
create index photos_pending on photos (created_at) where status = 'pending';

-- A like is two rows, so that "given" and "received" are both read from the member's own distribution key.
create table likes_given (
  member_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null,
  primary key (member_id, other_id)
);
create table likes_received (
  member_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- When auto-like.php showed it, so that it is announced once.
  announced_at timestamptz,
  primary key (member_id, other_id)
);
create index likes_received_new on likes_received (member_id, created_at desc) where seen_at is null;

create table conversations (
  id uuid primary key,
  member_a uuid not null,
  member_b uuid not null,
  started_by uuid not null,
  created_at timestamptz not null,
  check (member_a < member_b)
);

-- One row a side; the chat list is read from the member's own rows alone.
create table conversation_members (
  member_id uuid not null,
  conversation_id uuid not null,
  other_id uuid not null,
  started_by uuid not null,
  unread integer not null default 0 check (unread >= 0),
  last_message_id uuid,
  last_message_text text,
  last_message_sender uuid,
  last_message_at timestamptz,
  -- The newest message this member has read.
  read_up_to uuid,
  -- Removed by this member: messages up to here are gone from their side; a newer one brings the chat back.
  removed_at timestamptz,
  removed_up_to uuid,
  primary key (member_id, conversation_id)
);
create index conversation_members_list on conversation_members (member_id, last_message_id desc)
  where removed_at is null;

create table messages (
  conversation_id uuid not null,
  id uuid not null,
  sender uuid not null,
  recipient uuid not null,
  text text not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  -- Written by the program for a demo or fictional member.
  automated boolean not null default false,
  primary key (conversation_id, id)
);
create index messages_unread on messages (conversation_id, recipient, id) where read_at is null;

create table sessions (
  id_hash bytea primary key,
  member_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null,
  user_agent text
);
create index sessions_member on sessions (member_id);
create index sessions_expiring on sessions (expires_at);

create table activation_tokens (
  token_hash bytea primary key,
  member_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index activation_tokens_member on activation_tokens (member_id);

-- The first answer of each write, kept with its effect. The key itself is not kept: its hash finds the row, and the
-- payload is fingerprinted under it, so that no password can be guessed from this table.
create table idempotency_keys (
  key_hash bytea primary key,
  fingerprint bytea not null,
  operation text not null,
  member_id uuid,
  status integer not null,
  body text not null,
  created_at timestamptz not null
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table push_subscriptions (
  member_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (member_id, endpoint)
);

-- Money -----------------------------------------------------------------------------------------------------------

create table wallets (
  member_id uuid primary key,
  balance integer not null default 0 check (balance >= 0),
  updated_at timestamptz not null
);

create table ledger_transactions (
  member_id uuid not null,
  id uuid not null,
  kind text not null,
  -- What the transaction is for; with `kind` unique for the member: a grant with a reference is given once.
  reference text not null,
  created_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, kind, reference)
);

create table ledger_entries (
  member_id uuid not null,
  transaction_id uuid not null,
  -- 'wallet', or the system account on the other side.
  account text not null,
  amount integer not null check (amount <> 0),
  primary key (member_id, transaction_id, account),
  foreign key (member_id, transaction_id) references ledger_transactions (member_id, id)
);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only (% on %)', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_is_append_only();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_append_only();

create function ledger_sums_to_zero() returns trigger language plpgsql as $$
declare
  total bigint;
begin
  select sum(amount) into total from ledger_entries
    where member_id = new.member_id and transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'ledger transaction % sums to %', new.transaction_id, total using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entries_sum_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

-- A transaction without entries would pass the trigger above.
create function ledger_has_entries() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger_entries where member_id = new.member_id and transaction_id = new.id) < 2 then
    raise exception 'ledger transaction % has no two sides', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_transactions_have_entries after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_has_entries();

-- Limits and mail -------------------------------------------------------------------------------------------------

-- The shape rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- What has to be mailed, written in the transaction of its cause. Secrets (links) are made when it is sent.
create table mail_queue (
  id uuid primary key,
  member_id uuid not null,
  template text not null,
  to_address text not null,
  language text not null,
  domain text not null,
  origin text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index mail_queue_waiting on mail_queue (created_at) where sent_at is null;

-- The local outbox adapter's store, shown under /__dev/mail.
create table mail_outbox (
  id uuid primary key,
  to_address text not null,
  from_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null
);
