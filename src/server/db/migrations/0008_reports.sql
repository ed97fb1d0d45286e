CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "disputes_lost" ON "disputes" USING btree ("closed_at") WHERE state = 'lost';--> statement-breakpoint
CREATE INDEX "refunds_counted_at" ON "refunds" USING btree ("counted_at");