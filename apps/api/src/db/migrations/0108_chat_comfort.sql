-- What a text is searched by: without case and without accents. Letters that have no parts are named one by one.
create function folded(value text) returns text
  immutable strict parallel safe language sql
  as $$
    select replace(replace(replace(
      translate(regexp_replace(normalize(lower(value), NFKD), '[\u0300-\u036f]', '', 'g'), 'øłđðı', 'olddi'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  $$;

-- A removal can be taken back for a while: where the member's side began before it, and until when.
alter table conversation_members
  add column removed_before uuid,
  add column restorable_until timestamptz;
