-- Hand-written: any part of an address is found; mail-list-store.ts asks with the same expression.
CREATE INDEX "mail_address_idx" ON "mail" USING GIN (lower("recipientEmail") gin_trgm_ops);
