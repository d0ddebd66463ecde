ALTER TABLE "members" ADD COLUMN "has_photo" boolean GENERATED ALWAYS AS (main_photo_id is not null) STORED NOT NULL;
--> statement-breakpoint
-- A search shows who has a photo first: the indexes are in its order. What they hold besides is as in 0001.
drop index members_search_region, members_search_country, members_search_all, members_search_region_any, members_search_country_any;
--> statement-breakpoint
create index members_search_region on members (gender, country, countryregion, has_photo desc, last_active_at desc, id desc)
  include (birth_date) where status = 'active' and not invisible;
--> statement-breakpoint
create index members_search_country on members (gender, country, has_photo desc, last_active_at desc, id desc)
  include (birth_date) where status = 'active' and not invisible;
--> statement-breakpoint
create index members_search_all on members (has_photo desc, last_active_at desc, id desc)
  include (gender, country, birth_date) where status = 'active' and not invisible;
--> statement-breakpoint
create index members_search_region_any on members (country, countryregion, has_photo desc, last_active_at desc, id desc)
  include (gender, birth_date) where status = 'active' and not invisible;
--> statement-breakpoint
create index members_search_country_any on members (country, has_photo desc, last_active_at desc, id desc)
  include (gender, birth_date) where status = 'active' and not invisible;
