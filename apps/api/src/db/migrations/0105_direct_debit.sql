-- SEPA direct debit (spec sections 3, 5 and 8). An IBAN stands nowhere in clear: sealed where it is needed again, as a keyed
-- hash where it is compared, masked where it is shown. Phone numbers likewise.

-- What a member has signed, once an account; further orders from it are collected by the same mandate.
create table direct_debit_mandates (
  member_id uuid not null,
  id uuid not null,
  reference text not null,
  creditor_id text not null,
  provider text not null,
  -- The provider's own name for the mandate; null until it has it.
  provider_mandate text,
  account_hash bytea not null,
  account_masked text not null,
  -- Holder, account and address, sealed.
  details bytea not null,
  signed_at timestamptz not null,
  -- Nothing is collected by it any more.
  ended_at timestamptz,
  primary key (member_id, id)
);
create unique index direct_debit_mandates_account on direct_debit_mandates (member_id, provider, account_hash)
  where ended_at is null;

-- A mandate's reference is unique for its creditor.
create table direct_debit_references (
  reference text primary key,
  member_id uuid not null,
  mandate_id uuid not null
);

-- One order by direct debit: the form, the code that confirms it, and the mandate it is collected by.
create table direct_debits (
  member_id uuid not null,
  order_id uuid not null,
  account_hash bytea not null,
  account_masked text not null,
  phone_hash bytea not null,
  phone_masked text not null,
  -- The form, sealed; null once it is confirmed, for then the mandate has it.
  details bytea,
  -- Null while no code holds.
  code_hash bytea,
  code_sent_at timestamptz,
  codes_sent integer not null default 0,
  tries integer not null default 0,
  mandate_id uuid,
  sequence text check (sequence in ('FRST', 'RCUR')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (member_id, order_id),
  check ((confirmed_at is null) = (mandate_id is null)),
  check ((confirmed_at is null) = (details is not null))
);
create index direct_debits_unconfirmed on direct_debits (created_at) where confirmed_at is null;

-- Accounts and phone numbers that are not taken any more, by keyed hash.
create table direct_debit_blocks (
  kind text not null check (kind in ('iban', 'phone')),
  hash bytea not null,
  reason text not null,
  blocked_at timestamptz not null,
  primary key (kind, hash)
);

-- What happened to direct debits, without personal data.
create table direct_debit_events (
  member_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null,
  happened_at timestamptz not null,
  primary key (member_id, id)
);

-- SMS that this machine would have sent (ports/sms/outbox.ts).
create table sms_outbox (
  id uuid primary key,
  to_number text not null,
  text text not null,
  sent_at timestamptz not null
);
