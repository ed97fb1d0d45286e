CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_email_unique" UNIQUE("email")
);
--> statement-breakpoint
-- Every role has streams and lists that end with it, not only the owner's.
CREATE OR REPLACE FUNCTION tell_admin_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'user_roles'
    OR EXISTS (SELECT FROM user_roles r WHERE r.user_id = OLD.user_id)
  THEN
    PERFORM pg_notify('admin_rights', OLD.user_id);
  END IF;
  RETURN NULL;
END
$$;
