-- AlterTable
ALTER TABLE "visit_request" ADD COLUMN     "isSuspect" BOOLEAN NOT NULL DEFAULT false;

-- Hand-written: until now only the subject of the notice to the centre told it.
UPDATE "visit_request" SET "isSuspect" = true
WHERE "id" IN (SELECT "visitRequestId" FROM "mail" WHERE "subject" LIKE 'Moguće automatski poslato: %');
