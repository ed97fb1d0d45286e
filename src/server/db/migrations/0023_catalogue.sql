CREATE SEQUENCE "public"."catalogue_draft_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "catalogue_drafts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"content" json,
	"position" double precision NOT NULL,
	"base_version" integer,
	"revision" bigint NOT NULL,
	"edited_by" text NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_drafts_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "catalogue_drafts_kind" CHECK (kind in ('product','gift','collection','facts'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"position" double precision NOT NULL,
	"content" json NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"replaced_in" integer,
	CONSTRAINT "catalogue_entries_kind_id_version_pk" PRIMARY KEY("kind","id","version"),
	CONSTRAINT "catalogue_entries_kind" CHECK (kind in ('product','gift','collection','facts')),
	CONSTRAINT "catalogue_entries_replaced" CHECK (replaced_in > version)
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	"note" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_id" text NOT NULL,
	"variant" text NOT NULL,
	"version" integer NOT NULL,
	"price_cents" integer,
	"original_cents" integer,
	"shown_from" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_history_product_id_variant_version_pk" PRIMARY KEY("product_id","variant","version"),
	CONSTRAINT "price_history_price" CHECK ((price_cents is null) = (original_cents is null) and price_cents > 0 and original_cents >= price_cents)
);
--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_replaced_in_catalogue_versions_number_fk" FOREIGN KEY ("replaced_in") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_entries_current" ON "catalogue_entries" USING btree ("kind","id") WHERE replaced_in is null;--> statement-breakpoint
CREATE INDEX "catalogue_entries_order" ON "catalogue_entries" USING btree ("kind","position","id") WHERE replaced_in is null;--> statement-breakpoint
CREATE INDEX "catalogue_entries_version" ON "catalogue_entries" USING btree ("version");--> statement-breakpoint
CREATE INDEX "price_history_shown_from" ON "price_history" USING btree ("product_id","shown_from");--> statement-breakpoint
-- What was published, and the prices that were shown, stay as they were written, whatever code runs.
CREATE FUNCTION catalogue_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER price_history_guard BEFORE UPDATE OR DELETE ON "price_history" FOR EACH ROW EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER price_history_keep BEFORE TRUNCATE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER catalogue_versions_guard BEFORE UPDATE OR DELETE ON "catalogue_versions" FOR EACH ROW EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER catalogue_versions_keep BEFORE TRUNCATE ON "catalogue_versions" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
-- A row of an entry is only ever closed by the version that replaces it.
CREATE TRIGGER catalogue_entries_close BEFORE UPDATE ON "catalogue_entries" FOR EACH ROW
WHEN (OLD.replaced_in IS NOT NULL OR NEW.replaced_in IS NULL OR OLD.content::text <> NEW.content::text
  OR (OLD.kind, OLD.id, OLD.version, OLD.position, OLD.removed) IS DISTINCT FROM (NEW.kind, NEW.id, NEW.version, NEW.position, NEW.removed))
EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER catalogue_entries_guard BEFORE DELETE ON "catalogue_entries" FOR EACH ROW EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER catalogue_entries_keep BEFORE TRUNCATE ON "catalogue_entries" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_guard();
