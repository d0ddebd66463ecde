-- Files of the storage that no committed row names: about to be named, or not named any more. Each goes with the commit that names them
-- or once they are removed; what a crash leaves is removed by the sweep.
create table pending_files (
  member_id uuid not null,
  id uuid not null,
  names text[] not null,
  created_at timestamptz not null,
  primary key (member_id, id)
);
create index pending_files_old on pending_files (created_at);
