-- AlterTable
ALTER TABLE "visit_note" ADD COLUMN     "key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "visit_note_key_key" ON "visit_note"("key");
