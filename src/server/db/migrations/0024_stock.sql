CREATE TABLE "stock_counts" (
	"item_id" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"threshold" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_counts_on_hand" CHECK (on_hand >= 0),
	CONSTRAINT "stock_counts_reserved" CHECK (reserved >= 0 and sold >= 0 and threshold >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" text NOT NULL,
	"reason" text NOT NULL,
	"change" integer NOT NULL,
	"on_hand" integer,
	"order_id" uuid,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"order_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"holder" text NOT NULL,
	CONSTRAINT "stock_reservations_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "stock_reservations_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_item_id_stock_counts_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_counts"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_counts_gone" ON "stock_counts" USING btree ("item_id") WHERE on_hand <= reserved;--> statement-breakpoint
CREATE INDEX "stock_movements_item_id" ON "stock_movements" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "stock_reservations_item_id" ON "stock_reservations" USING btree ("item_id");--> statement-breakpoint
-- Every change of a count stays as it was written, whatever code runs.
CREATE FUNCTION stock_movements_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'stock_movements is append-only'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_guard BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION stock_movements_guard();
