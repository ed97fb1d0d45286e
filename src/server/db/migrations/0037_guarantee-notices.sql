CREATE TABLE "guarantee_notices" (
	"language" text PRIMARY KEY NOT NULL,
	"png" "bytea" NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
