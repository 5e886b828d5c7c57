-- AlterTable
ALTER TABLE "visit_request" ADD COLUMN     "arrivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "arrivedNumberOfFollowers" INTEGER,
ADD COLUMN     "arrivedVisitorAmount" INTEGER,
ADD COLUMN     "lateAt" TIMESTAMPTZ(3),
ADD COLUMN     "missedAt" TIMESTAMPTZ(3);

-- Hand-written: numbers come with the arrival, and only a visit that stands has one.
ALTER TABLE "visit_request" ADD CONSTRAINT "visit_request_arrival_check" CHECK (
  ("arrivedAt" IS NULL) = ("arrivedVisitorAmount" IS NULL)
  AND ("arrivedAt" IS NULL) = ("arrivedNumberOfFollowers" IS NULL)
  AND "arrivedVisitorAmount" >= 1
  AND "arrivedNumberOfFollowers" >= 0
  AND ("status" = 'SCHEDULED' OR num_nonnulls("arrivedAt", "lateAt", "missedAt") = 0)
);

-- Hand-written: who has come owes what the quote of the real numbers says, from that day on. Nothing is
-- due of a group that didn't come.
-- Made anew, with its index: another expression for a column is understood from PostgreSQL 17 on only.
ALTER TABLE "visit_request" DROP COLUMN "dueOn";
ALTER TABLE "visit_request" ADD COLUMN "dueOn" DATE GENERATED ALWAYS AS (
  CASE WHEN "status" = 'SCHEDULED' THEN
    CASE WHEN "arrivedAt" IS NOT NULL THEN
      CASE WHEN coalesce("quoted", "invoiced", 0) > "paid" THEN
        CASE WHEN "invoiced" > "paid" THEN "invoicedDueOn" ELSE "visitDate" END
      END
    WHEN "missedAt" IS NULL
      AND ("confirmedAt" IS NOT NULL OR "invoiced" IS NOT NULL)
      AND coalesce("invoiced", "quoted", 0) > "paid"
    THEN coalesce("invoicedDueOn", "visitDate") END
  END
) STORED;
CREATE INDEX "visit_request_dueOn_visitDate_id_idx" ON "visit_request"("dueOn", "visitDate", "id");

-- Hand-written: what waits for an answer, and what is promised, are still to come.
DROP INDEX "visit_request_unconfirmed_idx";
DROP INDEX "visit_request_confirmed_idx";
CREATE INDEX "visit_request_unconfirmed_idx"
  ON "visit_request"("status", "visitDate", "visitTime", "id", "isShortNotice")
  WHERE "confirmedAt" IS NULL AND "arrivedAt" IS NULL AND "missedAt" IS NULL;
CREATE INDEX "visit_request_confirmed_idx"
  ON "visit_request"("status", "visitDate", "visitTime", "id")
  WHERE "confirmedAt" IS NOT NULL AND "arrivedAt" IS NULL AND "missedAt" IS NULL;
