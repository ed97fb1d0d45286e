ALTER TABLE "active_sessions" ADD COLUMN "paid_cents" integer;--> statement-breakpoint
ALTER TABLE "visit_minutes" ADD COLUMN "paid" integer DEFAULT 0 NOT NULL;