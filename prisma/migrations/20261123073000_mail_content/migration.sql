-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "content" JSONB,
ALTER COLUMN "html" SET DEFAULT '';

-- Hand-written: what is small enough is worth compressing (decision 31).
ALTER TABLE "mail" ALTER COLUMN "text" SET STORAGE EXTENDED;
DROP INDEX "mail_looks_idx";

-- Hand-written: what was stripped of its looks a month after it was sent is drawn as its words.
UPDATE "mail" SET "content" = jsonb_build_object(
  'preview', '', 'heading', "subject",
  'blocks', jsonb_build_array(jsonb_build_object('kind', 'quotation', 'text', "text")))
WHERE "html" = '';
