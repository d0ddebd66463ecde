-- A session's id begins with its member's from here on: by those before it nobody is logged in any more.
DELETE FROM "sessions";
DROP INDEX "sessions_member";
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_pkey" PRIMARY KEY("member_id","id_hash");
