DROP INDEX "orders_to_pack";--> statement-breakpoint
CREATE INDEX "admin_actions_at" ON "admin_actions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "admin_actions_action" ON "admin_actions" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "admin_actions_admin_id" ON "admin_actions" USING btree ("admin_id","at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at","id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_email_lower" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_status" ON "newsletter_subscribers" USING btree ("status");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_changed" ON "newsletter_subscribers" USING btree (greatest(requested_at, confirmed_at, unsubscribed_at) desc,"email");--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("created_at") WHERE failed_at is not null and sent_at is null;--> statement-breakpoint
CREATE INDEX "order_events_restocked" ON "order_events" USING btree ("order_id") WHERE kind = 'restocked';--> statement-breakpoint
CREATE INDEX "order_events_of_admin" ON "order_events" USING btree ("cause","at","id") WHERE cause like 'admin:%';--> statement-breakpoint
CREATE INDEX "security_events_refused" ON "security_events" USING btree ("at","id") WHERE outcome = 'refused';--> statement-breakpoint
CREATE INDEX "orders_to_pack" ON "orders" USING btree ("created_at","id","amount","refunded","charged_back") WHERE fulfilment = 'open' and status in ('paid', 'partly_refunded') and withdrawn_at is null;