-- Messages that are no words: gifts and GIFs (spec sections 1 and 2). `text` is empty there.
alter table messages
  add column kind text not null default 'text' check (kind in ('text', 'gift', 'gif')),
  add column gift text,
  -- The GIF as it was sent: its id, size, description and whose it is.
  add column gif jsonb,
  add check ((kind = 'gift') = (gift is not null)),
  add check ((kind = 'gif') = (gif is not null));

alter table conversation_members add column last_message_kind text not null default 'text';

-- GIFs that a provider's search has found: what its files are fetched from. They belong to nobody.
create table gifs (
  id text primary key,
  alt text not null,
  width integer not null,
  height integer not null,
  source_url text not null,
  found_at timestamptz not null
);
