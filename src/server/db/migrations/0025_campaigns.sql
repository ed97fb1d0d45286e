CREATE SEQUENCE "public"."campaign_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"offer" jsonb NOT NULL,
	"is_announced" boolean NOT NULL,
	"revision" bigint DEFAULT nextval('campaign_revisions') NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_in" integer,
	"ended_in" integer,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "campaigns_times" CHECK (starts_at < ends_at),
	CONSTRAINT "campaigns_ended" CHECK (ended_in > started_in and (started_in is not null or ended_in is null)),
	CONSTRAINT "campaigns_cancelled" CHECK (cancelled_at is null or started_in is null)
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_started_in_catalogue_versions_number_fk" FOREIGN KEY ("started_in") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_ended_in_catalogue_versions_number_fk" FOREIGN KEY ("ended_in") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("starts_at") WHERE ended_in is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_over" ON "campaigns" USING btree ("ends_at") WHERE ended_in is not null or cancelled_at is not null;--> statement-breakpoint
-- What gave prices that were shown stays as it was, whatever code runs; what is over doesn't change at all.
CREATE FUNCTION campaigns_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'campaigns keep what was shown'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'campaigns_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_keep BEFORE UPDATE ON "campaigns" FOR EACH ROW
WHEN (OLD.id <> NEW.id OR OLD.ended_in IS NOT NULL OR OLD.cancelled_at IS NOT NULL OR (OLD.started_in IS NOT NULL
  AND (OLD.started_in, OLD.offer, OLD.starts_at) IS DISTINCT FROM (NEW.started_in, NEW.offer, NEW.starts_at)))
EXECUTE FUNCTION campaigns_guard();
--> statement-breakpoint
CREATE TRIGGER campaigns_guard BEFORE DELETE ON "campaigns" FOR EACH ROW WHEN (OLD.started_in IS NOT NULL) EXECUTE FUNCTION campaigns_guard();
--> statement-breakpoint
CREATE TRIGGER campaigns_whole BEFORE TRUNCATE ON "campaigns" FOR EACH STATEMENT EXECUTE FUNCTION campaigns_guard();
