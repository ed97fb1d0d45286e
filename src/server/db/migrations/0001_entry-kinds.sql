-- contract: unused since 1.0.0, which writes fewer kinds than the one below allows
ALTER TABLE "catalogue_drafts" DROP CONSTRAINT "catalogue_drafts_kind";--> statement-breakpoint
-- contract: unused since 1.0.0, which writes fewer kinds than the one below allows
ALTER TABLE "catalogue_entries" DROP CONSTRAINT "catalogue_entries_kind";--> statement-breakpoint
ALTER TABLE "catalogue_drafts" ADD CONSTRAINT "catalogue_drafts_kind" CHECK (kind in ('product','colour','pack','sizes','gift','collection','texts','page','mail','facts','firm','redirects'));--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_kind" CHECK (kind in ('product','colour','pack','sizes','gift','collection','texts','page','mail','facts','firm','redirects'));
