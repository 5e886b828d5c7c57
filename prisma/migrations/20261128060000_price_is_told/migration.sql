-- Hand-written: open pages show a colleague's price at once, told as one more setting (decision 22).
CREATE FUNCTION tell_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('setting', to_jsonb('prices'::text), NULL, NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER price_is_told AFTER INSERT OR UPDATE OR DELETE ON "price"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_price();
