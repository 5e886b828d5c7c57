-- AlterTable
ALTER TABLE "mail" ALTER COLUMN "recipientName" SET DEFAULT '';
