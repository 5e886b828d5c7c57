-- Hand-written: what retention has still to strip of sent mails, however many it has done already.
CREATE INDEX "mail_looks_idx" ON "mail" ("sentAt") WHERE "state" = 'sent' AND "html" <> '';
