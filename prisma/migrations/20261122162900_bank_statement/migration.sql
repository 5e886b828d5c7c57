-- CreateTable
CREATE TABLE "bank_statement" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "contentHash" CHAR(64) NOT NULL,
    "fileName" TEXT NOT NULL,
    "account" CHAR(18) NOT NULL,
    "number" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "opening" DECIMAL(15,2) NOT NULL,
    "closing" DECIMAL(15,2) NOT NULL,
    "debitCount" INTEGER NOT NULL,
    "debitSum" DECIMAL(15,2) NOT NULL,
    "uploadedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "uploadedBy" TEXT NOT NULL,

    CONSTRAINT "bank_statement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_statement_line" (
    "id" SERIAL NOT NULL,
    "bankStatementId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "account" CHAR(18) NOT NULL,
    "key" TEXT NOT NULL,
    "postedOn" DATE NOT NULL,
    "amount" DECIMAL(15,2) NOT NULL,
    "payer" TEXT NOT NULL,
    "payerAccount" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "references" TEXT NOT NULL,
    "paymentId" INTEGER,

    CONSTRAINT "bank_statement_line_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_table" (
    "headings" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bank_table_pkey" PRIMARY KEY ("headings")
);

-- CreateIndex
CREATE UNIQUE INDEX "bank_statement_contentHash_key" ON "bank_statement"("contentHash");

-- CreateIndex
CREATE INDEX "bank_statement_uploadedAt_idx" ON "bank_statement"("uploadedAt");

-- CreateIndex
CREATE UNIQUE INDEX "bank_statement_line_paymentId_key" ON "bank_statement_line"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "bank_statement_line_bankStatementId_key_key" ON "bank_statement_line"("bankStatementId", "key");

-- AddForeignKey
ALTER TABLE "bank_statement_line" ADD CONSTRAINT "bank_statement_line_bankStatementId_fkey" FOREIGN KEY ("bankStatementId") REFERENCES "bank_statement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_statement_line" ADD CONSTRAINT "bank_statement_line_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Hand-written: a movement of an account is booked once only, whichever statements tell of it.
CREATE UNIQUE INDEX "bank_statement_line_booked_key" ON "bank_statement_line"("account", "key")
  WHERE "paymentId" IS NOT NULL;

-- Hand-written: what nobody booked goes after a time; looking for it costs nothing once it is gone.
CREATE INDEX "bank_statement_line_unbooked" ON "bank_statement_line"("bankStatementId")
  WHERE "paymentId" IS NULL;
