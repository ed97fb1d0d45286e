-- contract: unused since 0.1.0, which has no catalogue; the constraint of more kinds is below
ALTER TABLE "catalogue_drafts" DROP CONSTRAINT "catalogue_drafts_kind";--> statement-breakpoint
-- contract: unused since 0.1.0, as above
ALTER TABLE "catalogue_entries" DROP CONSTRAINT "catalogue_entries_kind";--> statement-breakpoint
ALTER TABLE "catalogue_drafts" ADD CONSTRAINT "catalogue_drafts_kind" CHECK (kind in ('product','colour','pack','sizes','gift','collection','texts','facts'));--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_kind" CHECK (kind in ('product','colour','pack','sizes','gift','collection','texts','facts'));