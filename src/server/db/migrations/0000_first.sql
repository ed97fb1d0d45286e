CREATE SEQUENCE "public"."campaign_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."catalogue_draft_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"saved" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "admin_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"factor" text DEFAULT 'password' NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "logins_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"aaguid" text,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"language" text DEFAULT 'de' NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"password_temporary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"signer" text NOT NULL,
	"marked_folder" text,
	CONSTRAINT "backup_keys_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"bytes" bigint,
	"rows" bigint,
	"error" text,
	CONSTRAINT "backups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"backup_at" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone NOT NULL,
	"reconciled_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"erased" integer
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"offer" jsonb NOT NULL,
	"is_announced" boolean NOT NULL,
	"revision" bigint DEFAULT nextval('campaign_revisions') NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_in" integer,
	"ended_in" integer,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "campaigns_times" CHECK (starts_at < ends_at),
	CONSTRAINT "campaigns_ended" CHECK (ended_in > started_in and (started_in is not null or ended_in is null)),
	CONSTRAINT "campaigns_cancelled" CHECK (cancelled_at is null or started_in is null)
);
--> statement-breakpoint
CREATE TABLE "catalogue_drafts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"content" json,
	"position" double precision NOT NULL,
	"base_version" integer,
	"revision" bigint NOT NULL,
	"edited_by" text NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_drafts_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "catalogue_drafts_kind" CHECK (kind in ('product','colour','pack','sizes','gift','collection','texts','facts'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"position" double precision NOT NULL,
	"content" json NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"path" text GENERATED ALWAYS AS (content->>'path') STORED,
	"replaced_in" integer,
	CONSTRAINT "catalogue_entries_kind_id_version_pk" PRIMARY KEY("kind","id","version"),
	CONSTRAINT "catalogue_entries_kind" CHECK (kind in ('product','colour','pack','sizes','gift','collection','texts','facts')),
	CONSTRAINT "catalogue_entries_replaced" CHECK (replaced_in > version)
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	"note" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_id" text NOT NULL,
	"variant" text NOT NULL,
	"version" integer NOT NULL,
	"price_cents" integer,
	"original_cents" integer,
	"shown_from" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_history_product_id_variant_version_pk" PRIMARY KEY("product_id","variant","version"),
	CONSTRAINT "price_history_price" CHECK ((price_cents is null) = (original_cents is null) and price_cents > 0 and original_cents >= price_cents)
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_kind" CHECK (kind in ('percent','amount')),
	CONSTRAINT "discount_codes_value" CHECK (value > 0 and (kind = 'amount' or value <= 100)),
	CONSTRAINT "discount_codes_uses" CHECK (uses >= 0 and (max_uses is null or uses <= max_uses))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"hash" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"kind" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"urgent" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "live_shops" (
	"id" integer PRIMARY KEY NOT NULL,
	"born_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"opened_on" jsonb,
	"stand_ins" jsonb,
	CONSTRAINT "live_shops_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "guarantee_notices" (
	"language" text PRIMARY KEY NOT NULL,
	"png" "bytea" NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_probes" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"blocks" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_crops" (
	"picture_id" text NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	CONSTRAINT "media_crops_picture_id_x_y_pk" PRIMARY KEY("picture_id","x","y")
);
--> statement-breakpoint
CREATE TABLE "media_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "media_pictures_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"alt_de" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"focus_x" smallint DEFAULT 50 NOT NULL,
	"focus_y" smallint DEFAULT 50 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"master" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_pictures_number_unique" UNIQUE("number"),
	CONSTRAINT "media_pictures_focus" CHECK (focus_x between 0 and 100 and focus_y between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"fulfilment" text DEFAULT 'open' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"amount" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"shipping" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"charged_back" integer DEFAULT 0 NOT NULL,
	"promised" jsonb NOT NULL,
	"currency" text DEFAULT 'eur' NOT NULL,
	"customer_email" text,
	"customer_name" text,
	"address" jsonb,
	"items" jsonb NOT NULL,
	"user_id" text,
	"language" text NOT NULL,
	"discount_code" text,
	"code_holder" text,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"payment_methods" text[],
	"attempt" integer DEFAULT 1 NOT NULL,
	"checkout_session_id" text,
	"checkout_url" text,
	"payment_intent_id" text,
	"payment_method" text,
	"card_brand" text,
	"fee_cents" integer,
	"completed_at" timestamp with time zone,
	"unreadable_since" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"legal_text" text,
	"referrer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	-- Everything that an order is searched by, made by the database, so that it is right for any writer. Letters lose
	-- their marks and strokes. `ORDER_SEARCH_TEXT` in src/server/orders/schema.ts reads it.
	"search_text" text GENERATED ALWAYS AS (translate(regexp_replace(normalize(
  coalesce('EL-' || "number"::text, '') || ' ' || coalesce("customer_name", '') || ' ' || coalesce("customer_email", '')
  || ' ' || coalesce("address" ->> 'line1', '') || ' ' || coalesce("address" ->> 'line2', '')
  || ' ' || coalesce("address" ->> 'postalCode', '') || ' ' || coalesce("address" ->> 'city', '')
  || ' ' || jsonb_path_query_array("items", '$[*].name')::text
  || ' ' || jsonb_path_query_array("items", '$[*].variant')::text
  || ' ' || ("amount" / 100)::text || ',' || lpad(("amount" % 100)::text, 2, '0')
, NFD), '[\u0300-\u036f]', '', 'g'), 'øØłŁđĐı', 'oOlLdDi')) STORED,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_checkout_session_id_unique" UNIQUE("checkout_session_id"),
	CONSTRAINT "orders_status" CHECK (status in ('pending','paid','expired','failed','partly_refunded','refunded')),
	CONSTRAINT "orders_fulfilment" CHECK (fulfilment in ('open','shipped','delivered','returned')),
	CONSTRAINT "orders_amount" CHECK (amount = subtotal - discount + shipping and amount >= 0),
	CONSTRAINT "orders_refunded" CHECK (refunded >= 0 and refunded <= amount),
	CONSTRAINT "orders_charged_back" CHECK (charged_back >= 0),
	CONSTRAINT "orders_number" CHECK ((number is null) = (paid_at is null))
);
--> statement-breakpoint
CREATE TABLE "replaced_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"due_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_number_gaps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_number_gaps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first" integer NOT NULL,
	"last" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"failure_reason" text,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"with_shipping" boolean DEFAULT false NOT NULL,
	"requested_by" text,
	"request_id" bigint,
	"counted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_amount" CHECK (amount_cents > 0),
	CONSTRAINT "refunds_state" CHECK (state in ('pending','requires_action','succeeded','failed','canceled'))
);
--> statement-breakpoint
CREATE TABLE "shop_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "stripe_pulls" (
	"id" integer PRIMARY KEY NOT NULL,
	"pulled_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"user_id" text,
	"place" text NOT NULL,
	"node" text NOT NULL,
	"network" text,
	"times" integer DEFAULT 1 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_outcome" CHECK (outcome in ('done','refused')),
	CONSTRAINT "security_events_times" CHECK (times > 0)
);
--> statement-breakpoint
CREATE TABLE "sold_out_items" (
	"item_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
-- Presence is UNLOGGED, and its pages are half empty for the updates of beats. Columns that a snapshot reads come first.
CREATE UNLOGGED TABLE "active_sessions" (
	"last_seen" timestamp with time zone NOT NULL,
	"cart_cents" integer DEFAULT 0 NOT NULL,
	"counted_as" integer GENERATED ALWAYS AS (CASE WHEN bot THEN -1
  WHEN ended_at IS NOT NULL THEN CASE WHEN cart_cents > 0 THEN -2 ELSE -1 END
  ELSE (hashtext(current_page) & 1073741823) * 2 + (cart_cents > 0)::int END) STORED NOT NULL,
	"bot" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"current_page" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"session_id" text PRIMARY KEY NOT NULL,
	"user_agent" text NOT NULL,
	"referrer" text NOT NULL,
	"user_id" text,
	"stage" text DEFAULT 'visit' NOT NULL,
	"checkout_id" text,
	"paid_cents" integer
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE TABLE "visit_counters" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counters_day_kind_key_pk" PRIMARY KEY("day","kind","key")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"day" date NOT NULL,
	"session_id" text NOT NULL,
	"referrer" text NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_days_day_session_id_pk" PRIMARY KEY("day","session_id")
);
--> statement-breakpoint
CREATE TABLE "visit_minutes" (
	"minute" timestamp with time zone PRIMARY KEY NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"checkouts" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"active" integer
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"goods" text,
	"language" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_accounts" ADD CONSTRAINT "login_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_started_in_catalogue_versions_number_fk" FOREIGN KEY ("started_in") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_ended_in_catalogue_versions_number_fk" FOREIGN KEY ("ended_in") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_replaced_in_catalogue_versions_number_fk" FOREIGN KEY ("replaced_in") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_crops" ADD CONSTRAINT "media_crops_picture_id_media_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_legal_text_legal_texts_hash_fk" FOREIGN KEY ("legal_text") REFERENCES "public"."legal_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_sessions" ADD CONSTRAINT "replaced_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_item_id_stock_counts_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_counts"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open" ON "alerts" USING btree ("kind","subject") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "alerts_order_id" ON "alerts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "login_accounts_user_id" ON "login_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "logins_user_id" ON "logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factors_user_id" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "backups_started_at" ON "backups" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("starts_at") WHERE ended_in is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_over" ON "campaigns" USING btree ("ends_at") WHERE ended_in is not null or cancelled_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_entries_current" ON "catalogue_entries" USING btree ("kind","id") WHERE replaced_in is null;--> statement-breakpoint
CREATE INDEX "catalogue_entries_order" ON "catalogue_entries" USING btree ("kind","position","id") WHERE replaced_in is null;--> statement-breakpoint
CREATE INDEX "catalogue_entries_product_collection" ON "catalogue_entries" USING btree ("kind",("content"->>'collection'),"position","id") WHERE replaced_in is null;--> statement-breakpoint
CREATE INDEX "catalogue_entries_former_path" ON "catalogue_entries" USING btree ("replaced_in","kind","id","path") WHERE replaced_in is not null and path is not null;--> statement-breakpoint
CREATE INDEX "catalogue_entries_retired" ON "catalogue_entries" USING btree ("kind","id") WHERE replaced_in is null and removed;--> statement-breakpoint
CREATE INDEX "catalogue_entries_version" ON "catalogue_entries" USING btree ("version");--> statement-breakpoint
CREATE INDEX "price_history_shown_from" ON "price_history" USING btree ("product_id","shown_from");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_kind_ref" ON "mails" USING btree ("kind","ref");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree (lower(recipient),"kind","sent_at");--> statement-breakpoint
CREATE INDEX "mails_order_id" ON "mails" USING btree ((data ->> 'orderId')) WHERE (data ->> 'orderId') is not null;--> statement-breakpoint
CREATE INDEX "order_events_order_id" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_by_admin" ON "order_events" USING btree ("at") WHERE cause like 'admin:%';--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_to_pack" ON "orders" USING btree ("created_at","id","amount","refunded","charged_back") WHERE fulfilment = 'open' and status in ('paid', 'partly_refunded');--> statement-breakpoint
CREATE INDEX "orders_user_id" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_customer_email_lower" ON "orders" USING btree (lower(customer_email));--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "orders_code_holder" ON "orders" USING btree ("discount_code") WHERE code_holder is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_intent" ON "orders" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "replaced_sessions_order_id" ON "replaced_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_order_id" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("order_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "refunds_order_id" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("order_id") WHERE state in ('pending', 'requires_action');--> statement-breakpoint
CREATE INDEX "stripe_events_unhandled" ON "stripe_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "security_events_user_id" ON "security_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stock_counts_gone" ON "stock_counts" USING btree ("item_id") WHERE on_hand <= reserved;--> statement-breakpoint
CREATE INDEX "stock_movements_item_id" ON "stock_movements" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "stock_reservations_item_id" ON "stock_reservations" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "active_sessions_checkout_id" ON "active_sessions" USING btree ("checkout_id") WHERE checkout_id is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_declared_at" ON "withdrawals" USING btree ("declared_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("declared_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "withdrawals_order_id" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_email_lower" ON "withdrawals" USING btree (lower(email));--> statement-breakpoint
-- The last line of defence behind src/rules/order-states.ts, for any code: an order takes only the steps of those two
-- tables, keeps what was paid for, and its events are append-only.
CREATE FUNCTION order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
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
      ('open', 'shipped'), ('shipped', 'open'),
      ('shipped', 'delivered'), ('shipped', 'returned'),
      ('delivered', 'returned')
    ) THEN
      RAISE EXCEPTION 'order %: fulfilment % cannot become %', OLD.id, OLD.fulfilment, NEW.fulfilment
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_guard_fulfilment';
    END IF;
    IF NEW.fulfilment = 'shipped' AND NEW.status NOT IN ('paid', 'partly_refunded') THEN
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
CREATE TRIGGER order_guard BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION order_guard();
--> statement-breakpoint
CREATE FUNCTION order_events_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_events is append-only'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'order_events_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_guard BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION order_events_guard();
--> statement-breakpoint
-- Every node hears of an admin who loses the role or a login, by the shop or by somebody at the database, and closes
-- that person's dashboard streams at once.
CREATE FUNCTION tell_admin_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'user_roles'
    OR EXISTS (SELECT FROM user_roles r WHERE r.user_id = OLD.user_id AND r.role = 'admin')
  THEN
    PERFORM pg_notify('admin_rights', OLD.user_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_roles_tell AFTER UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION tell_admin_rights();
--> statement-breakpoint
CREATE TRIGGER logins_tell AFTER DELETE ON logins
  FOR EACH ROW EXECUTE FUNCTION tell_admin_rights();
--> statement-breakpoint
-- The owner's log stays as it was written, whatever code runs.
CREATE FUNCTION admin_actions_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'admin_actions is append-only'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'admin_actions_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER admin_actions_guard BEFORE UPDATE OR DELETE ON "admin_actions" FOR EACH ROW EXECUTE FUNCTION admin_actions_guard();
--> statement-breakpoint
CREATE TRIGGER admin_actions_keep BEFORE TRUNCATE ON "admin_actions" FOR EACH STATEMENT EXECUTE FUNCTION admin_actions_guard();
--> statement-breakpoint
-- The security log stays as it was written, whatever code runs; after 90 days (SECURITY_EVENTS_KEPT_DAYS
-- in src/catalogue/retention.ts) rows may be deleted.
CREATE FUNCTION security_events_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '90 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'security_events is append-only'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'security_events_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER security_events_guard BEFORE UPDATE OR DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION security_events_guard();
--> statement-breakpoint
CREATE TRIGGER security_events_keep BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION security_events_guard();
--> statement-breakpoint
-- Changes of roles are logged whoever makes them, also beside the shop.
CREATE FUNCTION log_role() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  role_row user_roles := coalesce(NEW, OLD);
BEGIN
  INSERT INTO security_events (kind, outcome, user_id, place, node, data, at)
  VALUES (CASE TG_OP WHEN 'DELETE' THEN 'role_removed' ELSE 'role_given' END, 'done',
    role_row.user_id, 'database', 'database', jsonb_build_object('role', role_row.role), now());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_role AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH ROW EXECUTE FUNCTION log_role();
--> statement-breakpoint
-- Published entries and prices that were shown stay as they were written, whatever code runs.
CREATE FUNCTION catalogue_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER price_history_guard BEFORE UPDATE OR DELETE ON "price_history" FOR EACH ROW EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER price_history_keep BEFORE TRUNCATE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER catalogue_versions_guard BEFORE UPDATE OR DELETE ON "catalogue_versions" FOR EACH ROW EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER catalogue_versions_keep BEFORE TRUNCATE ON "catalogue_versions" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
-- A row of an entry is only ever closed by the version that replaces it.
CREATE TRIGGER catalogue_entries_close BEFORE UPDATE ON "catalogue_entries" FOR EACH ROW
WHEN (OLD.replaced_in IS NOT NULL OR NEW.replaced_in IS NULL OR OLD.content::text <> NEW.content::text
  OR (OLD.kind, OLD.id, OLD.version, OLD.position, OLD.removed) IS DISTINCT FROM (NEW.kind, NEW.id, NEW.version, NEW.position, NEW.removed))
EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER catalogue_entries_guard BEFORE DELETE ON "catalogue_entries" FOR EACH ROW EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
CREATE TRIGGER catalogue_entries_keep BEFORE TRUNCATE ON "catalogue_entries" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_guard();
--> statement-breakpoint
-- Every change of a count stays as it was written, whatever code runs.
CREATE FUNCTION stock_movements_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'stock_movements is append-only'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_guard BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION stock_movements_guard();
--> statement-breakpoint
-- A campaign that gave prices stays as it was shown, whatever code runs; one that is over doesn't change at all.
CREATE FUNCTION campaigns_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'campaigns keep what was shown'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'campaigns_guard';
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_keep BEFORE UPDATE ON "campaigns" FOR EACH ROW
WHEN (OLD.id <> NEW.id OR OLD.ended_in IS NOT NULL OR OLD.cancelled_at IS NOT NULL OR (OLD.started_in IS NOT NULL
  AND (OLD.started_in, OLD.offer, OLD.starts_at) IS DISTINCT FROM (NEW.started_in, NEW.offer, NEW.starts_at)))
EXECUTE FUNCTION campaigns_guard();
--> statement-breakpoint
CREATE TRIGGER campaigns_guard BEFORE DELETE ON "campaigns" FOR EACH ROW WHEN (OLD.started_in IS NOT NULL) EXECUTE FUNCTION campaigns_guard();
--> statement-breakpoint
CREATE TRIGGER campaigns_whole BEFORE TRUNCATE ON "campaigns" FOR EACH STATEMENT EXECUTE FUNCTION campaigns_guard();
--> statement-breakpoint
-- Trigrams are an extension, which a user of somebody else's PostgreSQL may not have or not create. Without them a
-- search reads every order; it finds the same.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "orders_search_text" ON "orders" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
  RAISE NOTICE 'no index for the search of orders: %', SQLERRM;
END $$;
--> statement-breakpoint
-- An unpaid order is open as well: without this the planner takes a few orders to pack for a fifth of all.
CREATE STATISTICS "orders_states" (mcv) ON "fulfilment", "status" FROM "orders";
--> statement-breakpoint
INSERT INTO "order_numbers" ("id", "last") VALUES (1, 1000);
