-- Settings of a member (spec section 2): how the site looks, who may find them, and changes of address and password.

alter table members
  add column color_scheme text not null default 'system' check (color_scheme in ('system', 'light', 'dark')),
  add column text_size smallint not null default 100 check (text_size in (100, 112, 125, 150)),
  -- Left out of every search; the profile is there for whom the member likes or has a conversation with.
  add column invisible boolean not null default false;

-- Every search asks for both, so both are the indexes' condition: the number of results is counted without the heap.
drop index members_search_region, members_search_country, members_search_all, members_search_region_any,
  members_search_country_any, members_search_birth;
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
create index members_search_birth on members (birth_date) where status = 'active' and not invisible;

-- A change of the e-mail address. The old address stays claimed until it can no longer be asked back.
create table email_changes (
  member_id uuid not null,
  id uuid not null,
  old_email text not null,
  new_email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Given up, or replaced by a later one.
  cancelled_at timestamptz,
  confirmed_at timestamptz,
  undone_at timestamptz,
  -- When the claim on the old address ended.
  released_at timestamptz,
  primary key (member_id, id)
);
-- One waits at a time, and it waits once.
create unique index email_changes_waiting on email_changes (member_id)
  where cancelled_at is null and confirmed_at is null;
create index email_changes_unreleased on email_changes (confirmed_at)
  where confirmed_at is not null and released_at is null;

-- Links of mails: the hash of the token alone. `subject_id` is the change of address, where it is about one.
create table account_tokens (
  token_hash bytea primary key,
  member_id uuid not null,
  kind text not null check (kind in ('password_reset', 'mail_change', 'mail_change_undo')),
  subject_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_member on account_tokens (member_id, kind);
create index account_tokens_age on account_tokens (created_at);
