-- Hand-written: a reminder goes by itself, and open pages say so at once (decision 22).
CREATE TRIGGER reminder_is_told AFTER INSERT OR DELETE ON "reminder"
  FOR EACH ROW EXECUTE FUNCTION tell_part_of_visit_request();
