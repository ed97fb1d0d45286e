CREATE TABLE "visit_minutes" (
	"minute" timestamp with time zone PRIMARY KEY NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"active" integer
);
--> statement-breakpoint
CREATE INDEX "active_sessions_return_key" ON "active_sessions" USING btree ("return_key") WHERE return_key is not null;
--> statement-breakpoint
-- Whatever takes an admin's role or login away (the shop, a sign-out, somebody at the database),
-- every node hears of it and closes that person's dashboard streams at once.
CREATE FUNCTION tell_admin_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'user_roles'
    OR EXISTS (SELECT FROM user_roles r WHERE r.user_id = OLD.user_id AND r.role = 'admin')
  THEN
    PERFORM pg_notify('admin_rights', OLD.user_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_roles_tell AFTER UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION tell_admin_rights();
--> statement-breakpoint
CREATE TRIGGER logins_tell AFTER DELETE ON logins
  FOR EACH ROW EXECUTE FUNCTION tell_admin_rights();
