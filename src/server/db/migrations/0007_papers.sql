CREATE TABLE "papers" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text,
	"names" text,
	"total_cents" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"content" jsonb,
	"written_at" timestamp with time zone,
	"pdf" "bytea",
	"sha256" text,
	CONSTRAINT "papers_kind" CHECK (kind in ('invoice', 'correction')),
	CONSTRAINT "papers_names" CHECK ((kind = 'correction') = (names is not null)),
	CONSTRAINT "papers_drawn" CHECK ((pdf is null) = (sha256 is null))
);
--> statement-breakpoint
ALTER TABLE "order_number_gaps" ADD COLUMN "series" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_order_id" ON "papers" USING btree ("order_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_invoice" ON "papers" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "papers_made_at" ON "papers" USING btree ("made_at","number");--> statement-breakpoint
CREATE INDEX "papers_undrawn" ON "papers" USING btree ("made_at") WHERE pdf is null and content is not null;--> statement-breakpoint
-- A paper stays as it was made, whatever code runs. Content, file and hash may go, once the law no longer asks for them.
CREATE FUNCTION papers_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.number, NEW.kind, NEW.order_id, NEW.total_cents, NEW.made_at)
      IS DISTINCT FROM (OLD.number, OLD.kind, OLD.order_id, OLD.total_cents, OLD.made_at)
    OR (OLD.pdf IS NOT NULL AND NEW.pdf IS NOT NULL AND (NEW.pdf, NEW.sha256) IS DISTINCT FROM (OLD.pdf, OLD.sha256))
    OR (NEW.content IS NOT NULL AND NEW.content IS DISTINCT FROM OLD.content)
  THEN
    RAISE EXCEPTION 'paper % does not change', OLD.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_guard';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER papers_guard BEFORE UPDATE ON "papers" FOR EACH ROW EXECUTE FUNCTION papers_guard();
