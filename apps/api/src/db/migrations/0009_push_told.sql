CREATE TABLE "push_told" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"told" jsonb NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
