CREATE TABLE "erasures" (
	"hash" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"kind" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restores" ADD COLUMN "erased" integer;