ALTER TABLE "visit_minutes" ADD COLUMN "products" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_minutes" ADD COLUMN "carts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_minutes" ADD COLUMN "checkouts" integer DEFAULT 0 NOT NULL;