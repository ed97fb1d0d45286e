CREATE TABLE "order_number_gaps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_number_gaps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first" integer NOT NULL,
	"last" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "code_holder" text;--> statement-breakpoint
CREATE INDEX "orders_code_holder" ON "orders" USING btree ("discount_code") WHERE code_holder is not null;