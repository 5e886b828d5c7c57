-- AlterEnum
ALTER TYPE "mail_state" ADD VALUE 'saved' AFTER 'sent';
