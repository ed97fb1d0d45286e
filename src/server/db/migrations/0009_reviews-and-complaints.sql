CREATE TABLE "defect_photos" (
	"defect_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"photo" "bytea" NOT NULL,
	CONSTRAINT "defect_photos_defect_id_nth_pk" PRIMARY KEY("defect_id","nth"),
	CONSTRAINT "defect_photos_nth" CHECK (nth between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "defects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"line" integer,
	"text" text NOT NULL,
	"wish" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"due_on" date,
	"answer" text,
	"answered_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "defects_kind" CHECK (kind in ('defect','lost','voluntary')),
	CONSTRAINT "defects_decision" CHECK (decision in ('repair','replacement','refund','refused'))
);
--> statement-breakpoint
CREATE TABLE "closed_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"person" jsonb,
	"letters" jsonb,
	"ended_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"consent" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"product_id" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"fit" text,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"reply" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK (stars between 1 and 5),
	CONSTRAINT "reviews_state" CHECK (state in ('waiting','shown','refused')),
	CONSTRAINT "reviews_reason" CHECK ((reason is not null) = (state = 'refused'))
);
--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "proofs" jsonb;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "consent" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "defect_photos" ADD CONSTRAINT "defect_photos_defect_id_defects_id_fk" FOREIGN KEY ("defect_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_orders" ADD CONSTRAINT "closed_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defects_order_id" ON "defects" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "defects_open" ON "defects" USING btree ("created_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "defects_done" ON "defects" USING btree ("created_at","id") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "closed_orders_email" ON "closed_orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "closed_orders_ended_at" ON "closed_orders" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "review_requests_open" ON "review_requests" USING btree ("consented_at") WHERE asked_at is null;--> statement-breakpoint
CREATE INDEX "review_requests_consented_at" ON "review_requests" USING btree ("consented_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_line" ON "reviews" USING btree ("order_id","line");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","created_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_created_at" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at") WHERE state = 'waiting';