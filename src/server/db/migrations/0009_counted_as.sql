-- What a snapshot of the dashboard counts a row of presence as is one number in the row, among the first
-- columns; see src/server/visits/counted-as.ts.
CREATE UNLOGGED TABLE "presence" (
	"last_seen" timestamp with time zone NOT NULL,
	"cart_cents" integer DEFAULT 0 NOT NULL,
	"counted_as" integer GENERATED ALWAYS AS (CASE WHEN bot THEN -1
  WHEN ended_at IS NOT NULL THEN CASE WHEN cart_cents > 0 THEN -2 ELSE -1 END
  ELSE (hashtext(current_page) & 1073741823) * 2 + (cart_cents > 0)::int END) STORED NOT NULL,
	"bot" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"current_page" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"session_id" text NOT NULL,
	"user_agent" text NOT NULL,
	"referrer" text NOT NULL,
	"user_id" text,
	"stage" text DEFAULT 'visit' NOT NULL,
	"return_key" text
) WITH (fillfactor = 50);
--> statement-breakpoint
INSERT INTO "presence" (last_seen, cart_cents, bot, ended_at, current_page, created_at, session_id,
	user_agent, referrer, user_id, stage, return_key)
SELECT last_seen, cart_cents, bot, ended_at, current_page, created_at, session_id, user_agent, referrer,
	user_id, stage, return_key FROM "active_sessions";
--> statement-breakpoint
DROP TABLE "active_sessions";
--> statement-breakpoint
ALTER TABLE "presence" RENAME TO "active_sessions";
--> statement-breakpoint
ALTER TABLE "active_sessions" ADD CONSTRAINT "active_sessions_pkey" PRIMARY KEY ("session_id");
--> statement-breakpoint
CREATE INDEX "active_sessions_return_key" ON "active_sessions" USING btree ("return_key") WHERE return_key is not null;
