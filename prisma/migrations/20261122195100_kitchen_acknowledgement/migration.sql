-- CreateTable
CREATE TABLE "acknowledgement" (
    "id" SERIAL NOT NULL,
    "date" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "author" TEXT NOT NULL,
    "orders" JSONB NOT NULL,

    CONSTRAINT "acknowledgement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "acknowledgement_date_id_idx" ON "acknowledgement"("date", "id");

-- Hand-written: another board of the same day looks again (decision 22).
CREATE FUNCTION tell_acknowledgement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('request', NULL, coalesce(NEW."date", OLD."date"), NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER acknowledgement_is_told AFTER INSERT OR DELETE ON "acknowledgement"
  FOR EACH ROW EXECUTE FUNCTION tell_acknowledgement();
