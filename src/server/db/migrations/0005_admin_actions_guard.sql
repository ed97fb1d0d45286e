CREATE INDEX "order_events_by_admin" ON "order_events" USING btree ("at") WHERE cause like 'admin:%';--> statement-breakpoint
-- Who did what at the desk stays as it was written, whatever code runs.
CREATE FUNCTION admin_actions_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'admin_actions is append-only'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'admin_actions_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER admin_actions_guard BEFORE UPDATE OR DELETE ON "admin_actions" FOR EACH ROW EXECUTE FUNCTION admin_actions_guard();
--> statement-breakpoint
CREATE TRIGGER admin_actions_keep BEFORE TRUNCATE ON "admin_actions" FOR EACH STATEMENT EXECUTE FUNCTION admin_actions_guard();
