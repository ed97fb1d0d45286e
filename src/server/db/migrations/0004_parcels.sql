CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"text" text,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"pieces" jsonb NOT NULL,
	"carrier" text,
	"number" text,
	"link" text,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order_id" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "parcels_order_id" ON "parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcels_number" ON "parcels" USING btree ("number") WHERE number is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_email_lower" ON "contact_messages" USING btree (lower("email"));
--> statement-breakpoint
-- An order's state is derived from its parcels (FULFILMENT_STEPS in src/rules/order-states.ts). What was sent may be paid
-- back before the rest of the order is settled.
CREATE OR REPLACE FUNCTION order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('pending', 'paid'), ('pending', 'expired'), ('pending', 'failed'),
    ('expired', 'paid'),
    ('failed', 'paid'),
    ('paid', 'partly_refunded'), ('paid', 'refunded'),
    ('partly_refunded', 'refunded'), ('partly_refunded', 'paid'),
    ('refunded', 'partly_refunded'), ('refunded', 'paid')
  ) THEN
    RAISE EXCEPTION 'order %: status % cannot become %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_guard_status';
  END IF;
  IF NEW.fulfilment <> OLD.fulfilment THEN
    IF (OLD.fulfilment, NEW.fulfilment) NOT IN (
      ('open', 'shipped'), ('open', 'delivered'), ('open', 'returned'),
      ('shipped', 'open'), ('shipped', 'delivered'), ('shipped', 'returned'),
      ('delivered', 'open'), ('delivered', 'returned'),
      ('returned', 'open')
    ) THEN
      RAISE EXCEPTION 'order %: fulfilment % cannot become %', OLD.id, OLD.fulfilment, NEW.fulfilment
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_guard_fulfilment';
    END IF;
    IF NEW.fulfilment <> 'open' AND NEW.status NOT IN ('paid', 'partly_refunded', 'refunded') THEN
      RAISE EXCEPTION 'order %: % is not shipped', OLD.id, NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_guard_fulfilment';
    END IF;
  END IF;
  IF NEW.id <> OLD.id OR NEW.created_at <> OLD.created_at THEN
    RAISE EXCEPTION 'order %: id and date stay', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_guard_fixed';
  END IF;
  IF OLD.paid_at IS NOT NULL AND (
    NEW.number IS DISTINCT FROM OLD.number OR NEW.paid_at IS DISTINCT FROM OLD.paid_at
    OR NEW.amount <> OLD.amount OR NEW.items <> OLD.items OR NEW.currency <> OLD.currency
  ) THEN
    RAISE EXCEPTION 'order %: what was paid for stays', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_guard_fixed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Makes the parcel of an event that names none: those of older versions, which know one parcel per order. Called again for
-- orders that a node sent that was not updated yet (src/server/orders/parcels.ts).
CREATE FUNCTION parcel_of_event(event order_events) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF event.data ? 'parcel_id' THEN
    RETURN;
  ELSIF event.kind = 'shipped' THEN
    INSERT INTO parcels (id, order_id, pieces, link, sent_at)
    SELECT o.id, o.id, coalesce(event.data -> 'parcel', (
      SELECT jsonb_agg(jsonb_build_object('line', i.n - 1, 'quantity', i.item -> 'quantity'))
      FROM jsonb_array_elements(o.items) WITH ORDINALITY AS i(item, n)
    ), '[]'), event.data ->> 'tracking_url', event.at
    FROM orders o WHERE o.id = event.order_id
    ON CONFLICT (id) DO NOTHING;
  ELSIF event.kind = 'unshipped' THEN
    DELETE FROM parcels WHERE id = event.order_id;
  ELSIF event.kind = 'tracking_changed' THEN
    UPDATE parcels SET link = event.data ->> 'tracking_url' WHERE id = event.order_id;
  ELSIF event.kind = 'delivered' THEN
    UPDATE parcels SET delivered_at = event.at WHERE order_id = event.order_id AND delivered_at IS NULL;
  ELSIF event.kind = 'returned' THEN
    UPDATE parcels SET returned_at = event.at WHERE order_id = event.order_id AND returned_at IS NULL;
  END IF;
END $$;
--> statement-breakpoint
SELECT parcel_of_event(e) FROM (
  SELECT * FROM order_events
  WHERE kind IN ('shipped', 'unshipped', 'tracking_changed', 'delivered', 'returned') ORDER BY id
) e;
