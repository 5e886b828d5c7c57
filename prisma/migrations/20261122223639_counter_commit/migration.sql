-- Hand-written: the rate limits' counters are answered before they are on the disk. All callers add to
-- the same few rows, so each would hold the others up until the disk is done; a crash may lose the
-- last second of counting, which does no harm. Said here and not by the connection, because a pooler
-- gives one to many. It holds for the whole transaction: nothing else is written with a counter.
CREATE FUNCTION commit_soon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN NULL;
END
$$;
CREATE TRIGGER rate_limit_commits_soon BEFORE INSERT OR UPDATE OR DELETE ON "rate_limit"
  FOR EACH STATEMENT EXECUTE FUNCTION commit_soon();
