-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "contactMessageId" INTEGER;

-- CreateIndex
CREATE INDEX "mail_contactMessageId_idx" ON "mail"("contactMessageId");

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_contactMessageId_fkey" FOREIGN KEY ("contactMessageId") REFERENCES "contact_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written: mails from before find the message that they were queued with.
UPDATE "mail" SET "contactMessageId" = "message"."id"
FROM "contact_message" AS "message"
WHERE "mail"."visitRequestId" IS NULL
  AND "mail"."kind" IN ('contact-received', 'new-contact-message')
  AND "message"."email" IN ("mail"."recipientEmail", "mail"."replyTo")
  AND "mail"."createdAt" BETWEEN "message"."createdAt" - interval '5 seconds' AND "message"."createdAt" + interval '5 seconds';
