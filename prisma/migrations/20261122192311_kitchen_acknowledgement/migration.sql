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
