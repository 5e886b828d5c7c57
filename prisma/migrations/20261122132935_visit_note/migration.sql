-- CreateTable
CREATE TABLE "visit_note" (
    "id" SERIAL NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "author" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "visitRequestId" INTEGER NOT NULL,

    CONSTRAINT "visit_note_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "visit_note_visitRequestId_id_idx" ON "visit_note"("visitRequestId", "id");

-- AddForeignKey
ALTER TABLE "visit_note" ADD CONSTRAINT "visit_note_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
