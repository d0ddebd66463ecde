-- Why a photo was refused, in the inspector's words.
alter table photos add column rejected_reason text;
-- Inspection finds a photo by its id alone.
create index photos_id on photos (id);
