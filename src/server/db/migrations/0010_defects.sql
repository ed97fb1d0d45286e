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
ALTER TABLE "defect_photos" ADD CONSTRAINT "defect_photos_defect_id_defects_id_fk" FOREIGN KEY ("defect_id") REFERENCES "public"."defects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defects" ADD CONSTRAINT "defects_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_orders" ADD CONSTRAINT "closed_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defects_order_id" ON "defects" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "defects_open" ON "defects" USING btree ("created_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "defects_done" ON "defects" USING btree ("created_at","id") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "closed_orders_email" ON "closed_orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "closed_orders_ended_at" ON "closed_orders" USING btree ("ended_at");