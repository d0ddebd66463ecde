-- Which discount codes a member has used: a code of validity "once-per-user" is gone with its row here.
create table discount_redemptions (
  member_id uuid not null,
  code text not null,
  used_at timestamptz not null,
  primary key (member_id, code)
);
