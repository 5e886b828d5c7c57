-- DropIndex
DROP INDEX "mail_state_nextAttemptAt_idx";

-- CreateIndex
CREATE INDEX "mail_state_nextAttemptAt_queueNumber_idx" ON "mail"("state", "nextAttemptAt", "queueNumber");
