-- CreateEnum
CREATE TYPE "visit_source" AS ENUM ('WEB', 'PHONE');

-- AlterTable
ALTER TABLE "visit_request" ADD COLUMN     "confirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "source" "visit_source" NOT NULL DEFAULT 'WEB',
ADD COLUMN     "stageReason" TEXT;
