-- Hand-written: what was typed into requests after their personal data had gone goes, too.
UPDATE "visit_request" SET "stageReason" = NULL
WHERE "anonymizedAt" IS NOT NULL AND "stageReason" IS NOT NULL;

UPDATE "dinner_request" AS dinner
SET "customerName" = 'Podaci uklonjeni', "customerEmail" = 'uklonjeno@podaci.invalid', "additionalComments" = NULL
FROM "visit_request" AS request
WHERE request."id" = dinner."visitRequestId" AND request."anonymizedAt" IS NOT NULL
  AND (dinner."customerName", dinner."customerEmail", dinner."additionalComments")
    IS DISTINCT FROM ('Podaci uklonjeni', 'uklonjeno@podaci.invalid', NULL);
