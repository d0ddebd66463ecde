CREATE TABLE "passkey_challenges" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "passkeys" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" integer NOT NULL,
	"rp_id" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_pkey" PRIMARY KEY("member_id","id")
);

CREATE INDEX "passkey_challenges_expiring" ON "passkey_challenges" USING btree ("expires_at");
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("member_id","credential_id");