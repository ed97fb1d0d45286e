CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"user_id" text,
	"place" text NOT NULL,
	"node" text NOT NULL,
	"network" text,
	"times" integer DEFAULT 1 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_outcome" CHECK (outcome in ('done','refused')),
	CONSTRAINT "security_events_times" CHECK (times > 0)
);
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "security_events_user_id" ON "security_events" USING btree ("user_id");--> statement-breakpoint
-- The security log stays as it was written, whatever code runs; after 90 days (SECURITY_EVENTS_KEPT_DAYS
-- in src/catalogue/retention.ts) rows may be deleted.
CREATE FUNCTION security_events_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '90 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'security_events is append-only'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'security_events_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER security_events_guard BEFORE UPDATE OR DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION security_events_guard();
--> statement-breakpoint
CREATE TRIGGER security_events_keep BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION security_events_guard();
--> statement-breakpoint
-- Changes of roles are logged whoever makes them, also beside the shop.
CREATE FUNCTION log_role() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  role_row user_roles := coalesce(NEW, OLD);
BEGIN
  INSERT INTO security_events (kind, outcome, user_id, place, node, data, at)
  VALUES (CASE TG_OP WHEN 'DELETE' THEN 'role_removed' ELSE 'role_given' END, 'done',
    role_row.user_id, 'database', 'database', jsonb_build_object('role', role_row.role), now());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_role AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH ROW EXECUTE FUNCTION log_role();
