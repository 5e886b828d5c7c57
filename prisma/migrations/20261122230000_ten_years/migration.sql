-- DropIndex
DROP INDEX "mail_createdAt_idx";

-- CreateIndex
CREATE INDEX "mail_createdAt_id_idx" ON "mail"("createdAt", "id");

-- CreateIndex
CREATE INDEX "mail_kind_createdAt_id_idx" ON "mail"("kind", "createdAt", "id");

-- DropIndex
DROP INDEX "visit_request_dueOn_visitDate_id_idx";

-- Hand-written: debts alone, in their order, with all that is summed of them.
CREATE INDEX "visit_request_debt_idx" ON "visit_request" ("dueOn", "visitDate", "id")
INCLUDE ("arrivedAt", "invoiced", "quoted", "paid", "hasProof") WHERE "dueOn" IS NOT NULL;

-- Hand-written: few among millions: who didn't come, and what was set.
CREATE INDEX "visit_request_missed_idx" ON "visit_request" ("id")
WHERE "missedAt" IS NOT NULL AND "arrivedAt" IS NULL;
CREATE INDEX "audit_entry_setting_idx" ON "audit_entry" ("id") WHERE "action" = 'setting-changed';
