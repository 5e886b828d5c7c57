-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "queueNumber" SERIAL NOT NULL;
