-- Finding and liking (features P07 and K02; spec section 2).

-- Whom a member looks for, for the match finder and the swipe game. Without a row the profile says it.
create table match_preferences (
  member_id uuid primary key,
  gender text check (gender in ('male', 'female')),
  min_age integer not null check (min_age >= 18),
  max_age integer not null check (max_age >= min_age),
  area text not null check (area in ('region', 'country', 'anywhere')),
  same_reason boolean not null,
  shared_interests boolean not null,
  updated_at timestamptz not null
);

-- Likes that were taken back a short time ago, as they were: liking again then undoes the taking back.
create table likes_withdrawn (
  member_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  announced_at timestamptz,
  withdrawn_at timestamptz not null,
  primary key (member_id, other_id)
);
create index likes_withdrawn_old on likes_withdrawn (withdrawn_at);
