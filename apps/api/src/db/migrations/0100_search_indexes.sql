-- Searches that name no gender, and searches for a rare age.
--
-- The indexes of 0001 begin with the gender. Without it a country or a region is read by these; the gender lies in them so
-- that a filter on it needs no heap. A rare age (99 in the whole network) is found by birth date and then sorted:
-- walking the others would read everybody.
create index members_search_region_any on members (country, countryregion, last_active_at desc, id desc)
  include (gender, birth_date) where status = 'active';
create index members_search_country_any on members (country, last_active_at desc, id desc)
  include (gender, birth_date) where status = 'active';
create index members_search_birth on members (birth_date) where status = 'active';
