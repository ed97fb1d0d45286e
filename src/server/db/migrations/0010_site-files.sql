-- UNLOGGED: every node fills it again from its own disk, and no backup needs it.
CREATE UNLOGGED TABLE "site_files" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "site_files_paths" ON "site_files" USING btree ("name") WHERE name like '/%';--> statement-breakpoint
CREATE INDEX "site_files_used_at" ON "site_files" USING btree ("used_at");