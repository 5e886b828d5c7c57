-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "cause" TEXT;
