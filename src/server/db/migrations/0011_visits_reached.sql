ALTER TABLE "active_sessions" ADD COLUMN "checkout_id" text;--> statement-breakpoint
ALTER TABLE "visit_days" ADD COLUMN "reached" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "active_sessions_checkout_id" ON "active_sessions" USING btree ("checkout_id") WHERE checkout_id is not null;--> statement-breakpoint
ALTER TABLE "visit_days" DROP COLUMN "registered";