-- Orders of credits, what the payment provider told of them, saved payment methods and discount codes (spec sections 3 and 9).
-- Amounts are in the currency's smallest unit.
create table orders (
  member_id uuid not null,
  id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed', 'cancelled')),
  domain text not null,
  package text not null,
  credits integer not null check (credits > 0),
  country text not null,
  currency text not null,
  price integer not null check (price > 0),
  discount_code text,
  discount_percentage numeric(5, 2),
  discount_amount integer not null default 0 check (discount_amount >= 0),
  transaction_costs integer not null check (transaction_costs >= 0),
  total integer not null check (total >= 0),
  vat_percentage numeric(5, 2),
  vat_amount integer not null default 0,
  method text not null,
  method_name text not null,
  -- The saved method that pays, where it is one.
  saved_method_id uuid,
  -- The member wants the method kept when the order is paid.
  save_method boolean not null default false,
  provider text not null,
  -- The provider's own name for the payment; null until it has answered.
  provider_reference text,
  redirect_url text,
  origin text not null,
  withdrawal_consent_at timestamptz not null,
  created_at timestamptz not null,
  -- When the provider was first asked to take the payment; a saved method is charged once, whatever happens then.
  started_at timestamptz,
  -- When the provider was last asked how it stands.
  checked_at timestamptz,
  ended_at timestamptz,
  primary key (member_id, id),
  check (total = price - discount_amount + transaction_costs),
  check ((discount_code is null) = (discount_percentage is null)),
  check ((ended_at is null) = (status = 'pending'))
);
create index orders_pending on orders (created_at) where status = 'pending';

-- Whose payment a reference is: ours (the order's id) and the provider's, from the moment each is known.
create table payment_references (
  provider text not null,
  reference text not null,
  member_id uuid not null,
  order_id uuid not null,
  primary key (provider, reference)
);

-- What was told of a payment, each word once.
create table payment_events (
  member_id uuid not null,
  order_id uuid not null,
  event text not null,
  status text not null,
  received_at timestamptz not null,
  primary key (member_id, order_id, event)
);

-- Methods a member keeps for later orders. `mandate` is the provider's token; no card or account number is stored.
create table saved_methods (
  member_id uuid not null,
  id uuid not null,
  method text not null,
  provider text not null,
  mandate text not null,
  ending text,
  expires text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  removed_at timestamptz,
  primary key (member_id, id)
);
create unique index saved_methods_mandate on saved_methods (member_id, provider, mandate);

-- Codes that a member enters. A null means: for every country, member, method, order.
create table discount_codes (
  code text primary key check (code ~ '^[A-Z0-9-]{1,40}$'),
  percentage numeric(5, 2) not null check (percentage > 0 and percentage <= 100),
  country text,
  member_id uuid,
  currency text,
  minimum_order_value integer,
  methods text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'disabled')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check ((currency is null) = (minimum_order_value is null))
);

alter table discount_redemptions add column order_id uuid;

-- The sandbox bank's own books (ports/payments/sandbox): payments as a provider would keep them.
create table sandbox_payments (
  id uuid primary key,
  reference text not null,
  method text not null,
  amount integer not null,
  currency text not null,
  description text not null,
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed', 'cancelled')),
  save_method boolean not null default false,
  mandate text,
  return_url text not null,
  refunded integer not null default 0,
  created_at timestamptz not null
);
