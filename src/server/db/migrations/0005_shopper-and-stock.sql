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
CREATE TABLE "stock_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"delivered_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- contract: unused since 1.0.0, which writes fewer kinds and values than the one below allows
ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_kind";--> statement-breakpoint
-- contract: unused since 1.0.0, which writes fewer kinds and values than the one below allows
ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_value";--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "once_per_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "collections" text[];--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "series" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD COLUMN "announced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "delivery_id" uuid;--> statement-breakpoint
CREATE INDEX "stock_requests_waiting" ON "stock_requests" USING btree ("mark","requested_at") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "stock_requests_email" ON "stock_requests" USING btree (lower(email));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_delivery_id_stock_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."stock_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_codes_series" ON "discount_codes" USING btree ("series") WHERE series is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_delivery_id" ON "stock_movements" USING btree ("delivery_id") WHERE delivery_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_sales" ON "stock_movements" USING btree ("at","item_id","change") WHERE order_id is not null;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_kind" CHECK (kind in ('percent','amount','shipping'));--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_value" CHECK (case kind when 'shipping' then value = 0 when 'percent' then value between 1 and 100 else value > 0 end);