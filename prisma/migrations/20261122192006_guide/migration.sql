-- CreateTable
CREATE TABLE "guide" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "guide_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visit_guide" (
    "visitRequestId" INTEGER NOT NULL,
    "guideId" INTEGER NOT NULL,

    CONSTRAINT "visit_guide_pkey" PRIMARY KEY ("visitRequestId","guideId")
);

-- CreateIndex
CREATE INDEX "visit_guide_guideId_idx" ON "visit_guide"("guideId");

-- AddForeignKey
ALTER TABLE "visit_guide" ADD CONSTRAINT "visit_guide_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visit_guide" ADD CONSTRAINT "visit_guide_guideId_fkey" FOREIGN KEY ("guideId") REFERENCES "guide"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
