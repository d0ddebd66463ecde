-- Small pictures until now, colours from here on: a photo of before begins on plain ground.
UPDATE "photos" SET "placeholder" = NULL WHERE "placeholder" IS NOT NULL;
