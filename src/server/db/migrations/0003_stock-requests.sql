CREATE TABLE "stock_requests" (
	"mark" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "stock_requests_mark_email_pk" PRIMARY KEY("mark","email"),
	CONSTRAINT "stock_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "stock_counts" ADD COLUMN "announced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_requests_waiting" ON "stock_requests" USING btree ("mark","requested_at") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "stock_requests_email" ON "stock_requests" USING btree (lower(email));