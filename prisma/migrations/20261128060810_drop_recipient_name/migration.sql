-- AlterTable
ALTER TABLE "mail" DROP COLUMN "recipientName";
