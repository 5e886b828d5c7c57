-- DropIndex
DROP INDEX "bank_statement_uploadedAt_idx";

-- AlterTable
ALTER TABLE "bank_statement" ADD COLUMN "unbookedSince" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Hand-written: of those that are there, their time began with the upload.
UPDATE "bank_statement" SET "unbookedSince" = "uploadedAt";

-- CreateIndex
CREATE INDEX "bank_statement_unbookedSince_idx" ON "bank_statement"("unbookedSince");
