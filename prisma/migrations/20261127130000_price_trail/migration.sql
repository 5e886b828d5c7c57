-- Hand-written: few among millions: what became of the prices.
CREATE INDEX "audit_entry_price_idx" ON "audit_entry" ("id")
WHERE "action" IN ('price-added', 'price-changed', 'price-deleted');
