-- Refunds, withdrawals and chargebacks of orders, and receipts (spec sections 2 and 9; decision 0012).

-- Last moment to withdraw, fixed when the order is paid.
alter table orders add column withdrawal_until timestamptz;
update orders set withdrawal_until = date_trunc('day', ended_at, 'UTC') + interval '15 days' where status = 'completed';

create table refunds (
  member_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('withdrawal', 'refund', 'chargeback')),
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed')),
  -- Credits taken from the wallet, and those that were spent already: the member owes them.
  credits integer not null check (credits >= 0),
  credits_owed integer not null default 0 check (credits_owed >= 0),
  amount integer not null check (amount > 0),
  currency text not null,
  provider text not null,
  -- The provider's own name for it; null until it has answered.
  provider_reference text,
  -- When the provider was asked; null while it was not, or where it began the refund itself.
  asked_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, id),
  check ((ended_at is null) = (status = 'pending')),
  check (kind = 'withdrawal' or provider_reference is not null)
);
create index refunds_order on refunds (member_id, order_id);
create index refunds_pending on refunds (created_at) where status = 'pending';
create unique index refunds_withdrawn_once on refunds (member_id, order_id) where kind = 'withdrawal' and status <> 'failed';
-- One word of the provider is one refund; the member is part of the key as everywhere.
create unique index refunds_reference on refunds (member_id, provider, provider_reference) where provider_reference is not null;

-- The last number that a company has given in a year.
create table receipt_numbers (
  company_id integer not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (company_id, year)
);

-- What stood on the receipt when the order was paid.
create table receipts (
  member_id uuid not null,
  order_id uuid not null,
  company_id integer not null,
  year integer not null,
  number integer not null,
  seller jsonb not null,
  issued_at timestamptz not null,
  primary key (member_id, order_id)
);
create index receipts_number on receipts (company_id, year, number);

create function receipts_never_change() returns trigger language plpgsql as $$
begin
  raise exception 'a receipt never changes (%)', tg_op using errcode = 'restrict_violation';
end $$;
create trigger receipts_append_only before update or delete or truncate on receipts
  for each statement execute function receipts_never_change();

-- What a mail is about: the refund of a confirmation.
alter table mail_queue add column subject_id uuid;

-- The sandbox bank's books of what went back.
create table sandbox_reversals (
  id uuid primary key,
  payment_id uuid not null,
  kind text not null check (kind in ('refund', 'chargeback')),
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed')),
  -- Our name for it, where we asked: the same one is refunded once.
  own_reference text unique,
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_reversals_payment on sandbox_reversals (payment_id);
alter table sandbox_payments drop column refunded;
-- What becomes of the refunds that are asked for this payment, as a tester has chosen.
alter table sandbox_payments add column refund_outcome text not null default 'completed'
  check (refund_outcome in ('completed', 'failed', 'pending'));
