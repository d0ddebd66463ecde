-- The swipe game (spec sections 6 and 9). A member's day begins with its first like and lasts 24 hours.
create table swipe_days (
  member_id uuid primary key,
  started_at timestamptz not null,
  likes integer not null check (likes > 0)
);

-- Whom a member passed on: not shown again for a day.
create table swipe_passes (
  member_id uuid not null,
  other_id uuid not null,
  passed_at timestamptz not null,
  primary key (member_id, other_id)
);
create index swipe_passes_old on swipe_passes (passed_at);
