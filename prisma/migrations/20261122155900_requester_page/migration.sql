-- AlterTable
ALTER TABLE "visit_request" ADD COLUMN     "keyVersion" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "proposal" (
    "id" SERIAL NOT NULL,
    "visitRequestId" INTEGER NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "note" TEXT,
    "fields" JSONB NOT NULL,

    CONSTRAINT "proposal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "proof" (
    "id" SERIAL NOT NULL,
    "visitRequestId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "proof_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "proposal_visitRequestId_key" ON "proposal"("visitRequestId");

-- CreateIndex
CREATE INDEX "proof_visitRequestId_id_idx" ON "proof"("visitRequestId", "id");

-- AddForeignKey
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proof" ADD CONSTRAINT "proof_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
