-- CreateEnum
CREATE TYPE "proforma_kind" AS ENUM ('visit', 'meal');

-- CreateTable
CREATE TABLE "proforma" (
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "kind" "proforma_kind" NOT NULL,
    "issuedOn" DATE NOT NULL,
    "dueOn" DATE NOT NULL,
    "total" DECIMAL(15,2) NOT NULL,
    "reference" TEXT NOT NULL,
    "paymentType" "payment_type" NOT NULL,
    "buyer" JSONB NOT NULL,
    "content" JSONB NOT NULL,
    "replacesId" INTEGER,
    "voidedAt" TIMESTAMPTZ(3),
    "voidReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "visitRequestId" INTEGER,

    CONSTRAINT "proforma_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "proforma_counter" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "proforma_counter_pkey" PRIMARY KEY ("year")
);

-- CreateIndex
CREATE UNIQUE INDEX "proforma_number_key" ON "proforma"("number");

-- CreateIndex
CREATE UNIQUE INDEX "proforma_reference_key" ON "proforma"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "proforma_replacesId_key" ON "proforma"("replacesId");

-- CreateIndex
CREATE INDEX "proforma_visitRequestId_id_idx" ON "proforma"("visitRequestId", "id");

-- CreateIndex
CREATE INDEX "proforma_issuedOn_id_idx" ON "proforma"("issuedOn", "id");

-- AddForeignKey
ALTER TABLE "proforma" ADD CONSTRAINT "proforma_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proforma" ADD CONSTRAINT "proforma_replacesId_fkey" FOREIGN KEY ("replacesId") REFERENCES "proforma"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Hand-written: at most one predračun of a kind holds per request; partial, so that Prisma leaves it alone.
CREATE UNIQUE INDEX "proforma_valid_key" ON "proforma"("visitRequestId", "kind")
  WHERE "voidedAt" IS NULL;

-- Hand-written: what has been issued stays as it was issued, and its number is never missing.
CREATE FUNCTION refuse_change_of_proforma() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an issued proforma is neither changed nor deleted';
END $$;

CREATE TRIGGER proforma_frozen
  BEFORE UPDATE OF "id", "number", "kind", "issuedOn", "dueOn", "total", "reference", "paymentType",
    "content", "replacesId", "createdAt"
  ON "proforma" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_proforma();

CREATE TRIGGER proforma_kept
  BEFORE DELETE ON "proforma" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_proforma();
