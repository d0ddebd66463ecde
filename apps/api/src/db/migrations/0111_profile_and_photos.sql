-- The profile that two windows edit: each save says which version it began from.
alter table members add column profile_version integer not null default 0;

-- Smaller versions of a photo, and a picture of a few pixels (WebP, base64) until it is there. Photos of before have neither; the
-- ThumbHash that the placeholder takes the place of was never shown.
alter table photos add column view_filename text;
alter table photos add column card_filename text;
alter table photos add column placeholder text;
alter table photos drop column thumbhash;

-- Reasons are told to the member in their language: one of a list, no longer the inspector's own words.
update photos set rejected_reason = 'other' where rejected_reason is not null;
alter table photos add constraint photos_rejected_reason_check check (rejected_reason in (
  'no_person', 'not_recognisable', 'someone_else', 'several_people', 'too_explicit', 'contact_details', 'advertising',
  'possibly_minor', 'other'));

-- The first photo that others may see is the main one: whoever chose another before has it first from now on.
update photos p set position = o.place
from (
  select p.member_id, p.id,
    row_number() over (partition by p.member_id order by (p.id = m.main_photo_id) desc nulls last, p.position, p.id) - 1 as place
  from photos p join members m on m.id = p.member_id
) o
where o.member_id = p.member_id and o.id = p.id and p.position <> o.place;
