-- Everything that an order is searched by, one text per order. The database keeps it itself, so that it is right for
-- orders of the version before as well, and goes with the data it is made of. Letters lose their marks and strokes.
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(regexp_replace(normalize(
  coalesce('EL-' || "number"::text, '') || ' ' || coalesce("customer_name", '') || ' ' || coalesce("customer_email", '')
  || ' ' || coalesce("address" ->> 'line1', '') || ' ' || coalesce("address" ->> 'line2', '')
  || ' ' || coalesce("address" ->> 'postalCode', '') || ' ' || coalesce("address" ->> 'city', '')
  || ' ' || jsonb_path_query_array("items", '$[*].name')::text
  || ' ' || jsonb_path_query_array("items", '$[*].variant')::text
  || ' ' || ("amount" / 100)::text || ',' || lpad(("amount" % 100)::text, 2, '0')
, NFD), '[\u0300-\u036f]', '', 'g'), 'øØłŁđĐı', 'oOlLdDi')) STORED;--> statement-breakpoint
-- Trigrams are an extension, which a user of somebody else's PostgreSQL may not have or not create. Without them a
-- search reads every order; it finds the same.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "orders_search_text" ON "orders" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
  RAISE NOTICE 'no index for the search of orders: %', SQLERRM;
END $$;--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_to_pack" ON "orders" USING btree ("created_at","id","amount","refunded","charged_back") WHERE fulfilment = 'open' and status in ('paid', 'partly_refunded');--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("order_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("order_id") WHERE state in ('pending', 'requires_action');--> statement-breakpoint
-- An unpaid order is open as well: without this the planner takes a few orders to pack for a fifth of all.
CREATE STATISTICS "orders_states" (mcv) ON "fulfilment", "status" FROM "orders";
