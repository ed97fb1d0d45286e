-- contract: unused since 0.1.0, which has no catalogue; the constraint of more kinds is below
ALTER TABLE "catalogue_drafts" DROP CONSTRAINT "catalogue_drafts_kind";--> statement-breakpoint
-- contract: unused since 0.1.0, as above
ALTER TABLE "catalogue_entries" DROP CONSTRAINT "catalogue_entries_kind";--> statement-breakpoint
DROP INDEX "catalogue_entries_product_kind";--> statement-breakpoint
ALTER TABLE "catalogue_drafts" ADD COLUMN "format" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "format" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD COLUMN "path" text GENERATED ALWAYS AS (coalesce(content->>'path', case when content->>'kind' = 'cap' then '/caps/' || id end)) STORED;--> statement-breakpoint
CREATE INDEX "catalogue_entries_product_collection" ON "catalogue_entries" USING btree ("kind",("content"->>'collection'),"position","id") WHERE replaced_in is null;--> statement-breakpoint
CREATE INDEX "catalogue_entries_former_path" ON "catalogue_entries" USING btree ("id","path") WHERE replaced_in is not null and path is not null;--> statement-breakpoint
ALTER TABLE "catalogue_drafts" ADD CONSTRAINT "catalogue_drafts_kind" CHECK (kind in ('product','colour','pack','sizes','gift','collection','facts'));--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_kind" CHECK (kind in ('product','colour','pack','sizes','gift','collection','facts'));