-- Hand-written: few among millions: who has something to be given back, as the list asks for them.
CREATE INDEX "visit_request_overpaid_idx" ON "visit_request" ("id")
WHERE "paid" > CASE WHEN "status" = 'CANCELED' THEN 0 ELSE
  CASE WHEN "arrivedAt" IS NULL THEN coalesce("invoiced", "quoted") ELSE "quoted" END END;
