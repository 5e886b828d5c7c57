-- Hand-written, all of it: what changes is told to the servers, which tell the pages that show it
-- (decision 22). Only numbers, days and names of settings are told, and only once it is committed.
-- A new request is no change: the public form's commits would wait for each other.
CREATE FUNCTION tell_change("kind" text, "id" jsonb, "date" date, "version" integer) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_notify('museum', json_build_object(
    'kind', "kind", 'id', "id", 'date', "date", 'version', "version")::text)
$$;

-- A visit that is moved is news on both days.
CREATE FUNCTION tell_visit_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_change('request', to_jsonb(NEW."id"), NEW."visitDate", NEW."version");
    IF NEW."visitDate" = OLD."visitDate" THEN RETURN NULL; END IF;
  END IF;
  PERFORM tell_change('request', to_jsonb(OLD."id"), OLD."visitDate", OLD."version");
  RETURN NULL;
END
$$;
CREATE TRIGGER visit_request_is_told AFTER UPDATE OR DELETE ON "visit_request"
  FOR EACH ROW EXECUTE FUNCTION tell_visit_request();

-- For any table with a "visitRequestId" whose rows come and go while the request itself stays as it is.
CREATE FUNCTION tell_part_of_visit_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('request', to_jsonb("id"), "visitDate", "version") FROM "visit_request"
  WHERE "id" = coalesce(NEW."visitRequestId", OLD."visitRequestId");
  RETURN NULL;
END
$$;
CREATE TRIGGER visit_note_is_told AFTER INSERT ON "visit_note"
  FOR EACH ROW EXECUTE FUNCTION tell_part_of_visit_request();
CREATE TRIGGER muted_reminder_is_told AFTER INSERT OR DELETE ON "muted_reminder"
  FOR EACH ROW EXECUTE FUNCTION tell_part_of_visit_request();

CREATE FUNCTION tell_setting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('setting', to_jsonb(NEW."name"), NULL, NEW."version");
  RETURN NULL;
END
$$;
CREATE TRIGGER setting_is_told AFTER INSERT OR UPDATE ON "setting"
  FOR EACH ROW EXECUTE FUNCTION tell_setting();

-- For the servers alone: the streams of a session end with it.
CREATE FUNCTION tell_end_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('session', to_jsonb(OLD."id"), NULL, NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER session_is_told AFTER DELETE OR UPDATE OF "revokedAt" ON "session"
  FOR EACH ROW EXECUTE FUNCTION tell_end_of_session();
