-- Hand-written: a reference goes only with the row that it names, and what prices were stays.
-- A foreign key's own SET NULL comes after its row is gone, so that the row is not found here.
CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW."id", NEW."createdAt", NEW."actor", NEW."action", NEW."subject")
        IS NOT DISTINCT FROM (OLD."id", OLD."createdAt", OLD."actor", OLD."action", OLD."subject")
      AND (NEW."staffId" IS NOT DISTINCT FROM OLD."staffId" OR (NEW."staffId" IS NULL
        AND NOT EXISTS (SELECT FROM "staff" WHERE "id" = OLD."staffId")))
      AND (NEW."visitRequestId" IS NOT DISTINCT FROM OLD."visitRequestId"
        OR (NEW."visitRequestId" IS NULL
          AND NOT EXISTS (SELECT FROM "visit_request" WHERE "id" = OLD."visitRequestId")))
      AND (NEW."changes" = OLD."changes" OR (OLD."action" NOT LIKE 'price-%' AND NEW."changes" = (
        SELECT coalesce(jsonb_agg(jsonb_build_object('field', change -> 'field')), '[]')
        FROM jsonb_array_elements(OLD."changes") AS change)))
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit trail is only added to' USING ERRCODE = 'restrict_violation';
END
$$;
