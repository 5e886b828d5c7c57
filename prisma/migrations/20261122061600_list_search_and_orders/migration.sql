-- DropIndex
DROP INDEX "visit_request_isViewed_idx";

-- DropIndex
DROP INDEX "visit_request_status_idx";

-- DropIndex
DROP INDEX "visit_request_visitDate_id_idx";

-- Hand-written: a phone number as search compares it; the same as phoneDigits() in packages/shared,
-- a test compares them.
CREATE FUNCTION phone_digits(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    regexp_replace(value, '(?<![0-9])(\+|00)381[^0-9]*0?', '0', 'g'),
    '[^0-9]', '', 'g'
  ), '^381(?=[0-9]{8,})', '0');

-- Hand-written: search leaves out quotation marks and brackets, as people do who type a name.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(
  translate(
    lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')),
    'АБВГДЕЖЗИЈКЛМНОПРСТЋУФХЦЧШабвгдежзијклмнопрстћуфхцчшЂЉЊЏĐђљњџđ„“”"«»‘’''()',
    E'abvgdezzijklmnoprstcufhccsabvgdezzijklmnoprstcufhccsd\uE001\uE002\uE003dd\uE001\uE002\uE003d'
  ), E'\uE001', 'lj'), E'\uE002', 'nj'), E'\uE003', 'dz'), 'dj', 'd');

-- Hand-written: search also finds addresses, and phones in any spelling. Both columns are made for
-- the rows that are there; one statement, so that the table is written once.
ALTER TABLE "visit_request"
  DROP COLUMN "searchText",
  ADD COLUMN "phoneDigits" TEXT NOT NULL GENERATED ALWAYS AS (
    coalesce(phone_digits("agencyPhone"), '') || E'\n' ||
    coalesce(phone_digits("agencyScheduleOnBehalfOfPhone"), '') || E'\n' ||
    coalesce(phone_digits("institutionPhone"), '') || E'\n' ||
    coalesce(phone_digits("personalPhone"), '')
  ) STORED,
  ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (search_fold(
    E'\n' || "normalizedId" || E'\n' ||
    coalesce("agencyName", '') || E'\n' ||
    coalesce("agencyOwnerName", '') || E'\n' ||
    coalesce("agencyLeaderName", '') || E'\n' ||
    coalesce("agencyAddress", '') || E'\n' ||
    coalesce("agencyPhone", '') || E'\n' ||
    coalesce("agencyEmail", '') || E'\n' ||
    coalesce("agencyScheduleOnBehalfOf", '') || E'\n' ||
    coalesce("agencyScheduleOnBehalfOfAddress", '') || E'\n' ||
    coalesce("agencyScheduleOnBehalfOfPhone", '') || E'\n' ||
    coalesce("agencyScheduleOnBehalfOfEmail", '') || E'\n' ||
    coalesce("institutionName", '') || E'\n' ||
    coalesce("institutionLeaderName", '') || E'\n' ||
    coalesce("institutionAddress", '') || E'\n' ||
    coalesce("institutionPhone", '') || E'\n' ||
    coalesce("institutionEmail", '') || E'\n' ||
    coalesce("personalName", '') || E'\n' ||
    coalesce("personalPhone", '') || E'\n' ||
    coalesce("personalEmail", '')
  )) STORED;

-- A generated column is made anew when a column that it is made from is written.
UPDATE "contact_message" SET "name" = "name";

-- CreateIndex
CREATE INDEX "visit_request_list_idx" ON "visit_request"("visitDate", "visitTime", "id", "status", "isViewed", "isRequestingDinner");

-- CreateIndex
CREATE INDEX "visit_request_status_id_idx" ON "visit_request"("status", "id");

-- CreateIndex
CREATE INDEX "visit_request_isViewed_id_idx" ON "visit_request"("isViewed", "id");

-- CreateIndex
CREATE INDEX "visit_request_visitTime_id_idx" ON "visit_request"("visitTime", "id");

-- CreateIndex
CREATE INDEX "visit_request_visitorAmount_id_idx" ON "visit_request"("visitorAmount", "id");

-- CreateIndex
CREATE INDEX "visit_request_isRequestingDinner_id_idx" ON "visit_request"("isRequestingDinner", "id");

-- CreateIndex
CREATE INDEX "visit_request_isRequestingAdditionalContent_id_idx" ON "visit_request"("isRequestingAdditionalContent", "id");

-- CreateIndex
CREATE INDEX "visit_request_homeExhibition_idx" ON "visit_request"("isRequestingVisitHomeExhibition", "homeExhibitionVisitTime", "id");

-- CreateIndex
CREATE INDEX "visit_request_phoneDigits_idx" ON "visit_request" USING GIN ("phoneDigits" gin_trgm_ops);

-- Hand-written: gone with the column that it was over.
CREATE INDEX "visit_request_searchText_idx" ON "visit_request" USING GIN ("searchText" gin_trgm_ops);
