-- What schema.ts cannot say: functions, triggers, and indexes that include columns.

-- Money -----------------------------------------------------------------------------------------------------------

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

create function receipts_never_change() returns trigger language plpgsql as $$
begin
  raise exception 'a receipt never changes (%)', tg_op using errcode = 'restrict_violation';
end $$;
create trigger receipts_append_only before update or delete or truncate on receipts
  for each statement execute function receipts_never_change();

-- Moderation ------------------------------------------------------------------------------------------------------

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

-- Search ----------------------------------------------------------------------------------------------------------

-- Every search asks for both, so both are the indexes' condition: the number of results is counted without the heap. A search that names
-- no gender reads a country or a region by the last two; the gender lies in them so that a filter on it needs no heap.
create index members_search_region on members (gender, country, countryregion, last_active_at desc, id desc)
  include (birth_date) where status = 'active' and not invisible;
create index members_search_country on members (gender, country, last_active_at desc, id desc)
  include (birth_date) where status = 'active' and not invisible;
create index members_search_all on members (last_active_at desc, id desc)
  include (gender, country, birth_date) where status = 'active' and not invisible;
create index members_search_region_any on members (country, countryregion, last_active_at desc, id desc)
  include (gender, birth_date) where status = 'active' and not invisible;
create index members_search_country_any on members (country, last_active_at desc, id desc)
  include (gender, birth_date) where status = 'active' and not invisible;

-- What a text is searched by: without case and without accents. Letters that have no parts are named one by one.
create function folded(value text) returns text
  immutable strict parallel safe language sql
  as $$
    select replace(replace(replace(
      translate(regexp_replace(normalize(lower(value), NFKD), '[\u0300-\u036f]', '', 'g'), 'øłđðı', 'olddi'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  $$;
