-- Hand-written: Prisma has no words for a column that the database generates.
ALTER TABLE "contact_message" ADD COLUMN     "searchText" TEXT NOT NULL GENERATED ALWAYS AS (search_fold(
    "name" || E'\n' || "email" || E'\n' || "message"
)) STORED;

-- AlterTable
ALTER TABLE "visit_request" ADD COLUMN     "anonymizedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "claimedUntil" TIMESTAMPTZ(3),
ADD COLUMN     "isLimited" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "turnAt" TIMESTAMPTZ(3),
ALTER COLUMN "nextAttemptAt" SET DEFAULT transaction_timestamp();

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" SERIAL NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "changes" JSONB NOT NULL DEFAULT '[]',
    "staffId" INTEGER,
    "visitRequestId" INTEGER,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entry_visitRequestId_id_idx" ON "audit_entry"("visitRequestId", "id");

-- CreateIndex
CREATE INDEX "contact_message_isRead_id_idx" ON "contact_message"("isRead", "id");

-- CreateIndex
CREATE INDEX "contact_message_searchText_idx" ON "contact_message" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "mail_createdAt_idx" ON "mail"("createdAt");

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written: mails by address, whatever its case. Staff find them by the beginning of an address;
-- a limited mail looks at the latest turns of its own.
CREATE INDEX "mail_recipient_idx" ON "mail" (lower("recipientEmail") text_pattern_ops, "turnAt");

-- Hand-written: a mail is written with each request and read once; compressing it would take an
-- eighth of the time of storing both. Old mails go with RETENTION_MAIL_DAYS.
ALTER TABLE "mail" ALTER COLUMN "html" SET STORAGE EXTERNAL, ALTER COLUMN "text" SET STORAGE EXTERNAL;
