CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent_cents" integer DEFAULT 0 NOT NULL,
	"last_order_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
DROP INDEX "orders_to_pack";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "customers_last_order_at" ON "customers" USING btree ("last_order_at","id");--> statement-breakpoint
CREATE INDEX "customers_spent_cents" ON "customers" USING btree ("spent_cents","id");--> statement-breakpoint
CREATE INDEX "customers_orders" ON "customers" USING btree ("orders","id");--> statement-breakpoint
CREATE INDEX "admin_actions_at" ON "admin_actions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "admin_actions_action" ON "admin_actions" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "admin_actions_admin_id" ON "admin_actions" USING btree ("admin_id","at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at","id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_status" ON "newsletter_subscribers" USING btree ("status");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_changed" ON "newsletter_subscribers" USING btree (greatest(requested_at, confirmed_at, unsubscribed_at) desc,"email");--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("created_at") WHERE failed_at is not null and sent_at is null;--> statement-breakpoint
CREATE INDEX "order_events_restocked" ON "order_events" USING btree ("order_id") WHERE kind = 'restocked';--> statement-breakpoint
CREATE INDEX "order_events_of_admin" ON "order_events" USING btree ("cause","at","id") WHERE cause like 'admin:%';--> statement-breakpoint
CREATE INDEX "security_events_refused" ON "security_events" USING btree ("at","id") WHERE outcome = 'refused';--> statement-breakpoint
CREATE INDEX "orders_to_pack" ON "orders" USING btree ("created_at","id","amount","refunded","charged_back") WHERE fulfilment = 'open' and status in ('paid', 'partly_refunded') and withdrawn_at is null;--> statement-breakpoint
-- Everything that a customer is searched by. `hasWords()` in src/server/orders/search-words.ts reads it.
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(regexp_replace(normalize(
  "email" || ' ' || coalesce("name", '')
, NFD), '[\u0300-\u036f]', '', 'g'), 'øØłŁđĐı', 'oOlLdDi')) STORED;
--> statement-breakpoint
-- As for the search of orders: without trigrams a search reads every customer.
DO $$ BEGIN
  CREATE INDEX "customers_search_text" ON "customers" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'no index for the search of customers: %', SQLERRM;
END $$;
--> statement-breakpoint
-- Counts the orders of an address, which an index finds. The row is locked first, so that the statement after it sees what
-- another transaction with an order of the same address has committed.
CREATE FUNCTION count_customer(whose text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers (email) VALUES (whose) ON CONFLICT (email) DO UPDATE SET email = excluded.email;
  UPDATE customers SET (orders, spent_cents, last_order_at, name) = (
    SELECT count(*) FILTER (WHERE number IS NOT NULL AND status <> 'refunded'),
      coalesce(sum(amount - refunded - charged_back) FILTER (WHERE number IS NOT NULL), 0),
      coalesce(max(created_at), now()),
      (array_agg(customer_name ORDER BY created_at DESC, id DESC) FILTER (WHERE customer_name IS NOT NULL))[1]
    FROM orders WHERE lower(customer_email) = whose)
  WHERE email = whose;
  DELETE FROM customers WHERE email = whose
    AND NOT EXISTS (SELECT FROM orders WHERE lower(customer_email) = whose);
END $$;
--> statement-breakpoint
-- Customers follow their orders in the same transaction, whatever code changes these. Orders are locked before customers,
-- and customers by their address.
CREATE FUNCTION customers_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose text;
BEGIN
  FOR whose IN SELECT DISTINCT lower(email) FROM unnest(ARRAY[OLD.customer_email, NEW.customer_email]) AS email
    WHERE email IS NOT NULL ORDER BY 1
  LOOP
    PERFORM count_customer(whose);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_follow AFTER INSERT OR DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION customers_follow();
--> statement-breakpoint
CREATE TRIGGER customers_follow_change AFTER UPDATE ON "orders" FOR EACH ROW
WHEN ((OLD.customer_email, OLD.customer_name, OLD.number, OLD.status, OLD.amount, OLD.refunded, OLD.charged_back)
  IS DISTINCT FROM (NEW.customer_email, NEW.customer_name, NEW.number, NEW.status, NEW.amount, NEW.refunded, NEW.charged_back))
EXECUTE FUNCTION customers_follow();
--> statement-breakpoint
INSERT INTO customers (email, orders, spent_cents, last_order_at, name)
SELECT lower(customer_email), count(*) FILTER (WHERE number IS NOT NULL AND status <> 'refunded'),
  coalesce(sum(amount - refunded - charged_back) FILTER (WHERE number IS NOT NULL), 0), max(created_at),
  (array_agg(customer_name ORDER BY created_at DESC, id DESC) FILTER (WHERE customer_name IS NOT NULL))[1]
FROM orders WHERE customer_email IS NOT NULL GROUP BY 1;
