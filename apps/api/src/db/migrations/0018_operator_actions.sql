CREATE TABLE "direct_debit_key" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "direct_debit_key_only" CHECK ("direct_debit_key"."only")
);

CREATE TABLE "operator_actions" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"target_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"done_by" text NOT NULL,
	CONSTRAINT "operator_actions_pkey" PRIMARY KEY("member_id","id"),
	CONSTRAINT "operator_actions_action_check" CHECK ("action" in ('photo_approved', 'photo_rejected', 'ban_lifted', 'objection_granted', 'objection_refused', 'member_erased'))
);
