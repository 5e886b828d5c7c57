-- CreateTable
CREATE TABLE "morning_sheet" (
    "date" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailId" UUID,

    CONSTRAINT "morning_sheet_pkey" PRIMARY KEY ("date")
);

-- CreateIndex
CREATE UNIQUE INDEX "morning_sheet_mailId_key" ON "morning_sheet"("mailId");

-- AddForeignKey
ALTER TABLE "morning_sheet" ADD CONSTRAINT "morning_sheet_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;
