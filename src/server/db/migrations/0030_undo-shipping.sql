-- A parcel that was marked as shipped by mistake is taken back (src/rules/order-states.ts). The rest of the function is
-- that of 0001_order_guard.sql.
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
