-- Hand-written: the rule stands in stagingOf (stage.ts), too; here the list filters by it.
ALTER TABLE "visit_request" ADD COLUMN "isShortNotice" BOOLEAN NOT NULL GENERATED ALWAYS AS (
  "visitDate" - ("createdAt" AT TIME ZONE 'Europe/Belgrade')::date < 7
) STORED;

-- CreateIndex
CREATE INDEX "visit_request_status_confirmedAt_visitDate_isShortNotice_idx" ON "visit_request"("status", "confirmedAt", "visitDate", "isShortNotice");

-- CreateIndex
CREATE INDEX "visit_request_isShortNotice_id_idx" ON "visit_request"("isShortNotice", "id");
