CREATE TABLE "page_bounces" (
	"site" text NOT NULL,
	"landing" text NOT NULL,
	"day" date NOT NULL,
	"bounces" integer NOT NULL,
	CONSTRAINT "page_bounces_pkey" PRIMARY KEY("site","landing","day")
);
