CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"goods" text,
	"language" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"receipt_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_declared_at" ON "withdrawals" USING btree ("declared_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("declared_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "withdrawals_order_id" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_email_lower" ON "withdrawals" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "withdrawals_receipts" ON "withdrawals" USING btree ("email") WHERE receipt_at is null;