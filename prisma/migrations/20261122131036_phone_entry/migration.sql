-- Known schools and agencies by the beginning of their PIB; partial, so that Prisma leaves them alone.
CREATE INDEX "visit_request_agencyPib_idx" ON "visit_request"("agencyPib" text_pattern_ops)
  WHERE "agencyPib" IS NOT NULL;
CREATE INDEX "visit_request_institutionPib_idx" ON "visit_request"("institutionPib" text_pattern_ops)
  WHERE "institutionPib" IS NOT NULL;

-- Who calls may have no e-mail (visit-life §4).
ALTER TABLE "visit_request"
  DROP CONSTRAINT "visit_request_contact_check",
  ADD CONSTRAINT "visit_request_contact_check" CHECK (
    CASE "contactType"
      WHEN 'agency' THEN "agencyName" IS NOT NULL AND ("agencyEmail" IS NOT NULL OR "source" = 'PHONE')
      WHEN 'institution' THEN "institutionName" IS NOT NULL AND ("institutionEmail" IS NOT NULL OR "source" = 'PHONE')
      ELSE "personalName" IS NOT NULL AND ("personalEmail" IS NOT NULL OR "source" = 'PHONE')
    END
  );
