-- Hand-written: retention looks only at what it has still to do, however much it has done already.
CREATE INDEX "visit_request_personal_idx" ON "visit_request" ("visitDate", "id")
WHERE "anonymizedAt" IS NULL;

CREATE INDEX "audit_entry_values_idx" ON "audit_entry" ("createdAt")
WHERE "action" NOT LIKE 'price-%'
  AND (jsonb_path_exists("changes", '$[*].from') OR jsonb_path_exists("changes", '$[*].to'));

CREATE INDEX "mail_without_request_idx" ON "mail" ("createdAt") WHERE "visitRequestId" IS NULL;
