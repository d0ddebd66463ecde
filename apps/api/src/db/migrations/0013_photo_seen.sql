ALTER TABLE "members" ALTER COLUMN "has_photo" DROP EXPRESSION;
ALTER TABLE "members" ALTER COLUMN "has_photo" SET DEFAULT false;
-- Until now a photo that nobody had inspected, or that was gone, counted too.
UPDATE "members" m SET (main_photo_id, has_photo) = (
  SELECT (array_agg(p.id ORDER BY p.status = 'active' DESC, p.position, p.id))[1], coalesce(bool_or(p.status = 'active'), false)
  FROM photos p WHERE p.member_id = m.id AND p.status <> 'rejected')
WHERE has_photo AND NOT EXISTS (
  SELECT FROM photos p WHERE p.member_id = m.id AND p.id = m.main_photo_id AND p.status = 'active');
