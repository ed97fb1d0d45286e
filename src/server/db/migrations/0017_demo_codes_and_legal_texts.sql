CREATE TABLE "legal_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"blocks" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "legal_text" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_legal_text_legal_texts_hash_fk" FOREIGN KEY ("legal_text") REFERENCES "public"."legal_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every database before this one was seeded by demo mode.
UPDATE "discount_codes" SET "is_demo" = true WHERE "code" IN ('WILLKOMMEN10', 'SOMMER5', 'FRUEHLING20');
