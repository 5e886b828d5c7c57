-- CreateEnum
CREATE TYPE "reminder_kind" AS ENUM ('numbers', 'payment', 'arrival');

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "attachments" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "expiresAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "reminder" (
    "visitRequestId" INTEGER NOT NULL,
    "kind" "reminder_kind" NOT NULL,
    "visitDate" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailId" UUID,

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("visitRequestId","kind","visitDate")
);

-- CreateTable
CREATE TABLE "muted_reminder" (
    "visitRequestId" INTEGER NOT NULL,
    "kind" "reminder_kind" NOT NULL,

    CONSTRAINT "muted_reminder_pkey" PRIMARY KEY ("visitRequestId","kind")
);

-- CreateIndex
CREATE UNIQUE INDEX "reminder_mailId_key" ON "reminder"("mailId");

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "muted_reminder" ADD CONSTRAINT "muted_reminder_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
