-- Hand-written: the rule stands in stagingOf (stage.ts), too; here the list filters by it.
ALTER TABLE "visit_request" ADD COLUMN "isShortNotice" BOOLEAN NOT NULL GENERATED ALWAYS AS (
  "visitDate" - ("createdAt" AT TIME ZONE 'Europe/Belgrade')::date < 7
) STORED;

-- Hand-written: each request is in one of the two. Prisma can't tell them by what they leave out, and
-- neither order nor count by day would be read from an index that has "confirmedAt" as a column.
CREATE INDEX "visit_request_unconfirmed_idx"
  ON "visit_request"("status", "visitDate", "visitTime", "id", "isShortNotice")
  WHERE "confirmedAt" IS NULL;
CREATE INDEX "visit_request_confirmed_idx"
  ON "visit_request"("status", "visitDate", "visitTime", "id")
  WHERE "confirmedAt" IS NOT NULL;

-- CreateIndex
CREATE INDEX "visit_request_isShortNotice_id_idx" ON "visit_request"("isShortNotice", "id");
