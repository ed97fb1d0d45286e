DROP INDEX "orders_customer_email";--> statement-breakpoint
CREATE INDEX "mails_order_id" ON "mails" USING btree ((data ->> 'orderId')) WHERE (data ->> 'orderId') is not null;--> statement-breakpoint
CREATE INDEX "orders_customer_email_lower" ON "orders" USING btree (lower(customer_email));