CREATE TABLE "live_shops" (
	"id" integer PRIMARY KEY NOT NULL,
	"born_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"opened_on" jsonb,
	"stand_ins" jsonb,
	CONSTRAINT "live_shops_one" CHECK (id = 1)
);
