ALTER TABLE "backup_keys" ADD COLUMN "signer" text;--> statement-breakpoint
ALTER TABLE "backup_keys" ADD COLUMN "marked_folder" text;