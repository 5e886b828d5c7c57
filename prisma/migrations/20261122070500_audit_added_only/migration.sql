-- Hand-written: the audit trail is only added to. The server's own role may be the owner of the tables
-- (one role migrates and serves), so a grant would hold nobody back; this trigger does, whoever writes.
-- A row may lose what has to go: the values of `changes` when personal data goes (retention, erasure),
-- and the references to staff and requests that are deleted. Who, when, what and which fields stay.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW."id", NEW."createdAt", NEW."actor", NEW."action", NEW."subject")
        IS NOT DISTINCT FROM (OLD."id", OLD."createdAt", OLD."actor", OLD."action", OLD."subject")
      AND (NEW."staffId" IS NULL OR NEW."staffId" = OLD."staffId")
      AND (NEW."visitRequestId" IS NULL OR NEW."visitRequestId" = OLD."visitRequestId")
      AND (NEW."changes" = OLD."changes" OR NEW."changes" = (
        SELECT coalesce(jsonb_agg(jsonb_build_object('field', change -> 'field')), '[]')
        FROM jsonb_array_elements(OLD."changes") AS change))
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit trail is only added to' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER audit_entry_is_kept BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
CREATE TRIGGER audit_entry_is_not_emptied BEFORE TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entry();
