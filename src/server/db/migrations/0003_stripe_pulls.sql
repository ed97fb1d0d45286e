CREATE TABLE "stripe_pulls" (
	"id" integer PRIMARY KEY NOT NULL,
	"pulled_to" timestamp with time zone NOT NULL
);
