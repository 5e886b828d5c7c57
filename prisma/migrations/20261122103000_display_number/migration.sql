-- Hand-written: beyond GP-2026-999999 the number has a seventh digit, and texts no longer sort like
-- numbers.
ALTER TABLE "visit_request" ADD COLUMN "displayNumber" INTEGER NOT NULL GENERATED ALWAYS AS (
  substring("normalizedId" from '[0-9]+$')::integer
) STORED;

-- CreateIndex
CREATE INDEX "visit_request_displayNumber_id_idx" ON "visit_request"("displayNumber", "id");
