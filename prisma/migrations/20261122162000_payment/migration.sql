-- CreateEnum
CREATE TYPE "payment_way" AS ENUM ('transfer', 'cash', 'card');

-- CreateTable
CREATE TABLE "payment" (
    "id" SERIAL NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paidOn" DATE NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "way" "payment_way" NOT NULL,
    "note" TEXT,
    "author" TEXT NOT NULL,
    "key" TEXT,
    "correctsId" INTEGER,
    "visitRequestId" INTEGER NOT NULL,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_key_key" ON "payment"("key");

-- CreateIndex
CREATE UNIQUE INDEX "payment_correctsId_key" ON "payment"("correctsId");

-- CreateIndex
CREATE INDEX "payment_visitRequestId_id_idx" ON "payment"("visitRequestId", "id");

-- CreateIndex
CREATE INDEX "payment_paidOn_idx" ON "payment"("paidOn");

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_correctsId_fkey" FOREIGN KEY ("correctsId") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "visit_request"
  ADD COLUMN "quoted" DECIMAL(15,2),
  ADD COLUMN "invoiced" DECIMAL(15,2),
  ADD COLUMN "invoicedDueOn" DATE,
  ADD COLUMN "paid" DECIMAL(15,2) NOT NULL DEFAULT 0,
  ADD COLUMN "hasProof" BOOLEAN NOT NULL DEFAULT false;

-- Hand-written: a debt is due once the visit is promised or a predračun asks for money, and only while
-- the visit stands. Without a predračun it is paid at the gate.
ALTER TABLE "visit_request" ADD COLUMN "dueOn" DATE GENERATED ALWAYS AS (
  CASE WHEN "status" = 'SCHEDULED'
    AND ("confirmedAt" IS NOT NULL OR "invoiced" IS NOT NULL)
    AND coalesce("invoiced", "quoted", 0) > "paid"
  THEN coalesce("invoicedDueOn", "visitDate") END
) STORED;

-- CreateIndex
CREATE INDEX "visit_request_dueOn_visitDate_id_idx" ON "visit_request"("dueOn", "visitDate", "id");

-- Hand-written: nobody enters nothing.
ALTER TABLE "payment" ADD CONSTRAINT "payment_amount_check" CHECK ("amount" <> 0);

-- Hand-written: payments are only added; the note goes with the personal data.
CREATE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."note" IS NULL
    AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Payments are only added' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER payment_is_kept BEFORE UPDATE OR DELETE ON "payment"
  FOR EACH ROW EXECUTE FUNCTION keep_payment();

-- Hand-written: the sum stands beside the request. It is read after the request is locked, so that
-- of two payments at once none is missed.
CREATE FUNCTION sum_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "visit_request" WHERE "id" = NEW."visitRequestId" FOR NO KEY UPDATE;
  UPDATE "visit_request" SET "paid" = (
    SELECT sum("amount") FROM "payment" WHERE "visitRequestId" = NEW."visitRequestId")
  WHERE "id" = NEW."visitRequestId";
  RETURN NULL;
END
$$;
CREATE TRIGGER payment_is_summed AFTER INSERT ON "payment"
  FOR EACH ROW EXECUTE FUNCTION sum_payments();

-- Hand-written: so does what the current predračuni ask for.
CREATE FUNCTION sum_proformas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "visit_request" WHERE "id" = NEW."visitRequestId" FOR NO KEY UPDATE;
  UPDATE "visit_request" SET ("invoiced", "invoicedDueOn") = (
    SELECT sum("total"), min("dueOn") FROM "proforma"
    WHERE "visitRequestId" = NEW."visitRequestId" AND "voidedAt" IS NULL)
  WHERE "id" = NEW."visitRequestId";
  RETURN NULL;
END
$$;
CREATE TRIGGER proforma_is_summed AFTER INSERT OR UPDATE OF "voidedAt" ON "proforma"
  FOR EACH ROW EXECUTE FUNCTION sum_proformas();

-- Hand-written: and whether there is a proof of payment.
CREATE FUNCTION note_proof() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  request integer := coalesce(NEW."visitRequestId", OLD."visitRequestId");
BEGIN
  PERFORM FROM "visit_request" WHERE "id" = request FOR NO KEY UPDATE;
  UPDATE "visit_request"
  SET "hasProof" = EXISTS (SELECT FROM "proof" WHERE "visitRequestId" = request)
  WHERE "id" = request;
  RETURN NULL;
END
$$;
CREATE TRIGGER proof_is_noted AFTER INSERT OR DELETE ON "proof"
  FOR EACH ROW EXECUTE FUNCTION note_proof();
