DROP INDEX "catalogue_entries_former_path";--> statement-breakpoint
CREATE INDEX "catalogue_entries_retired" ON "catalogue_entries" USING btree ("kind","id") WHERE replaced_in is null and removed;--> statement-breakpoint
CREATE INDEX "catalogue_entries_former_path" ON "catalogue_entries" USING btree ("replaced_in","kind","id","path") WHERE replaced_in is not null and path is not null;