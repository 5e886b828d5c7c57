-- Hand-written: a firm's numbers that were stored with blanks, dots or "RS" become digits, as the shared
-- package's plainNumber() keeps new ones; anything else stays. The requests are found first, so that each
-- is locked only while it is written.
DO $$
DECLARE
  -- What JavaScript's \s takes for a blank.
  "blanks" text := '\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  "between" text := format('^[%1$s]*[Rr][Ss]|[%1$s./-]', "blanks");
  "ids" integer[] := ARRAY(
    SELECT "id" FROM "visit_request"
    WHERE concat("agencyMotherId", "agencyJBKJS", "agencyPib",
      "institutionMotherId", "institutionJBKJS", "institutionPib") ~ '[^0-9]'
  );
  "number" text;
BEGIN
  FOREACH "number" IN ARRAY ARRAY['agencyMotherId', 'agencyJBKJS', 'agencyPib',
    'institutionMotherId', 'institutionJBKJS', 'institutionPib']
  LOOP
    EXECUTE format(
      'UPDATE "visit_request" SET %1$I = regexp_replace(%1$I, $1, '''', ''g'')
       WHERE "id" = ANY ($2) AND %1$I ~ ''[^0-9]'' AND regexp_replace(%1$I, $1, '''', ''g'') ~ ''^[0-9]+$''',
      "number")
    USING "between", "ids";
  END LOOP;
END
$$;
