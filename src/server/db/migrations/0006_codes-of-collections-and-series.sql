ALTER TABLE "discount_codes" ADD COLUMN "collections" text[];--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "series" text;--> statement-breakpoint
CREATE INDEX "discount_codes_series" ON "discount_codes" USING btree ("series") WHERE series is not null;