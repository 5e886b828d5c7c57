-- Hand-written: what Prisma's schema can't express. The tables below need it first.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE SEQUENCE visit_request_number AS integer;
CREATE SEQUENCE dinner_request_number AS integer;

-- GP-2026-000123: prefix, year in Belgrade, next number of the sequence.
CREATE FUNCTION next_display_id(prefix text, sequence_name text) RETURNS text
LANGUAGE sql VOLATILE
RETURN (
  SELECT prefix || '-' || to_char(now() AT TIME ZONE 'Europe/Belgrade', 'YYYY') || '-'
      || lpad(number::text, greatest(6, length(number::text)), '0')
  FROM (SELECT nextval(sequence_name::regclass) AS number) AS next
);

-- A text as search compares it; the same as foldSearchText() in packages/shared, a test compares them.
CREATE FUNCTION search_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(
  translate(
    lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')),
    'АБВГДЕЖЗИЈКЛМНОПРСТЋУФХЦЧШабвгдежзијклмнопрстћуфхцчшЂЉЊЏĐђљњџđ',
    E'abvgdezzijklmnoprstcufhccsabvgdezzijklmnoprstcufhccs\uE000\uE001\uE002\uE003\uE000\uE000\uE001\uE002\uE003\uE000'
  ), E'\uE000', 'dj'), E'\uE001', 'lj'), E'\uE002', 'nj'), E'\uE003', 'dz');

-- CreateEnum
CREATE TYPE "contact_type" AS ENUM ('agency', 'institution', 'personal');

-- CreateEnum
CREATE TYPE "payment_type" AS ENUM ('CASH', 'CREDIT_CARD', 'SCHEDULED_PAYMENT');

-- CreateEnum
CREATE TYPE "age_group_type" AS ENUM ('CHILD', 'ELEMENTARY_SCHOOL', 'ELEMENTARY_SCHOOL_PART_2', 'HIGH_SCHOOL', 'MIXED', 'ADULTS');

-- CreateEnum
CREATE TYPE "visit_status" AS ENUM ('SCHEDULED', 'POSTPONED', 'CANCELED');

-- CreateEnum
CREATE TYPE "soup" AS ENUM ('with_soup', 'without_soup');

-- CreateEnum
CREATE TYPE "main_dish" AS ENUM ('hamburger', 'chicken_filet');

-- CreateEnum
CREATE TYPE "side_dish" AS ENUM ('fries', 'mashed_potatoes');

-- CreateEnum
CREATE TYPE "cake" AS ENUM ('with_cake', 'without_cake');

-- CreateEnum
CREATE TYPE "glass_drink" AS ENUM ('drink', 'mineral_water');

-- CreateEnum
CREATE TYPE "packet_drink" AS ENUM ('water', 'drink');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('waiting', 'sent', 'dead');

-- CreateTable
CREATE TABLE "visit_request" (
    "id" SERIAL NOT NULL,
    "normalizedId" TEXT NOT NULL DEFAULT next_display_id('GP', 'visit_request_number'),
    "status" "visit_status" NOT NULL DEFAULT 'SCHEDULED',
    "visitDate" DATE NOT NULL,
    "visitTime" CHAR(5) NOT NULL,
    "paymentType" "payment_type" NOT NULL,
    "visitorAmount" INTEGER NOT NULL,
    "numberOfFollowers" INTEGER NOT NULL,
    "ageGroupType" "age_group_type" NOT NULL,
    "isRequestingDinner" BOOLEAN NOT NULL,
    "isRequestingAdditionalContent" BOOLEAN NOT NULL,
    "isRequestingVisitHomeExhibition" BOOLEAN NOT NULL,
    "homeExhibitionVisitTime" CHAR(5),
    "comment" TEXT,
    "contactType" "contact_type" NOT NULL,
    "isViewed" BOOLEAN NOT NULL DEFAULT false,
    "agencyName" TEXT,
    "agencyMotherId" TEXT,
    "agencyJBKJS" TEXT,
    "agencyPib" TEXT,
    "agencyOwnerName" TEXT,
    "agencyAddress" TEXT,
    "agencyPhone" TEXT,
    "agencyEmail" TEXT,
    "agencyLeaderName" TEXT,
    "agencyScheduleOnBehalfOf" TEXT,
    "agencyScheduleOnBehalfOfAddress" TEXT,
    "agencyScheduleOnBehalfOfPhone" TEXT,
    "agencyScheduleOnBehalfOfEmail" TEXT,
    "institutionMotherId" TEXT,
    "institutionJBKJS" TEXT,
    "institutionPib" TEXT,
    "institutionName" TEXT,
    "institutionAddress" TEXT,
    "institutionPhone" TEXT,
    "institutionEmail" TEXT,
    "institutionLeaderName" TEXT,
    "personalName" TEXT,
    "personalEmail" TEXT,
    "personalPhone" TEXT,
    "personalGroupType" TEXT,
    "unitPrices" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (search_fold(
        "normalizedId" || E'\n' ||
        coalesce("agencyName", '') || E'\n' ||
        coalesce("agencyOwnerName", '') || E'\n' ||
        coalesce("agencyLeaderName", '') || E'\n' ||
        coalesce("agencyPhone", '') || E'\n' ||
        coalesce("agencyEmail", '') || E'\n' ||
        coalesce("agencyScheduleOnBehalfOf", '') || E'\n' ||
        coalesce("agencyScheduleOnBehalfOfPhone", '') || E'\n' ||
        coalesce("agencyScheduleOnBehalfOfEmail", '') || E'\n' ||
        coalesce("institutionName", '') || E'\n' ||
        coalesce("institutionLeaderName", '') || E'\n' ||
        coalesce("institutionPhone", '') || E'\n' ||
        coalesce("institutionEmail", '') || E'\n' ||
        coalesce("personalName", '') || E'\n' ||
        coalesce("personalPhone", '') || E'\n' ||
        coalesce("personalEmail", '')
    )) STORED,

    CONSTRAINT "visit_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dinner_request" (
    "id" SERIAL NOT NULL,
    "visitRequestId" INTEGER NOT NULL,
    "normalizedId" TEXT NOT NULL DEFAULT next_display_id('RU', 'dinner_request_number'),
    "timeOfDinner" CHAR(5) NOT NULL,
    "customerName" TEXT NOT NULL,
    "customerEmail" TEXT NOT NULL,
    "additionalComments" TEXT,
    "hasKidsDinoDinner" BOOLEAN NOT NULL DEFAULT false,
    "kidsDinoDinnerOption1" "soup" NOT NULL DEFAULT 'with_soup',
    "kidsDinoDinnerAmount" INTEGER NOT NULL DEFAULT 0,
    "hasBaseDinner" BOOLEAN NOT NULL DEFAULT false,
    "baseDinnerOption1" "main_dish" NOT NULL DEFAULT 'chicken_filet',
    "baseDinnerOption2" "side_dish" NOT NULL DEFAULT 'fries',
    "baseDinnerAmount" INTEGER NOT NULL DEFAULT 0,
    "hasBaseDinner2" BOOLEAN NOT NULL DEFAULT false,
    "baseDinner2Option1" "main_dish" NOT NULL DEFAULT 'chicken_filet',
    "baseDinner2Option2" "side_dish" NOT NULL DEFAULT 'mashed_potatoes',
    "baseDinner2Option3" "cake" NOT NULL DEFAULT 'without_cake',
    "baseDinner2Amount" INTEGER NOT NULL DEFAULT 0,
    "hasSchoolDinner" BOOLEAN NOT NULL DEFAULT false,
    "schoolDinnerAmount" INTEGER NOT NULL DEFAULT 0,
    "hasDinnerForAdults" BOOLEAN NOT NULL DEFAULT false,
    "dinnerForAdultsOption1" "glass_drink" NOT NULL DEFAULT 'drink',
    "dinnerForAdultsAmount" INTEGER NOT NULL DEFAULT 0,
    "hasLunchPacket" BOOLEAN NOT NULL DEFAULT false,
    "lunchPacketOption1" "packet_drink" NOT NULL DEFAULT 'water',
    "lunchPacketAmount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "dinner_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "price" DECIMAL(12,2) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "isRead" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_token_family" (
    "id" UUID NOT NULL,
    "staffId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_token_family_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_token" (
    "tokenHash" CHAR(64) NOT NULL,
    "familyId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "idempotency_record" (
    "key" TEXT NOT NULL,
    "bodyHash" CHAR(64) NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_record_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "recipientName" TEXT NOT NULL,
    "recipientEmail" TEXT NOT NULL,
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "state" "mail_state" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "visitRequestId" INTEGER,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "visit_request_normalizedId_key" ON "visit_request"("normalizedId");

-- CreateIndex
CREATE INDEX "visit_request_visitDate_id_idx" ON "visit_request"("visitDate", "id");

-- CreateIndex
CREATE INDEX "visit_request_createdAt_idx" ON "visit_request"("createdAt");

-- CreateIndex
CREATE INDEX "visit_request_status_idx" ON "visit_request"("status");

-- CreateIndex
CREATE INDEX "visit_request_isViewed_idx" ON "visit_request"("isViewed");

-- CreateIndex
CREATE UNIQUE INDEX "dinner_request_visitRequestId_key" ON "dinner_request"("visitRequestId");

-- CreateIndex
CREATE UNIQUE INDEX "dinner_request_normalizedId_key" ON "dinner_request"("normalizedId");

-- CreateIndex
CREATE UNIQUE INDEX "price_kind_key" ON "price"("kind");

-- CreateIndex
CREATE INDEX "contact_message_createdAt_idx" ON "contact_message"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "staff_email_key" ON "staff"("email");

-- CreateIndex
CREATE INDEX "refresh_token_family_staffId_idx" ON "refresh_token_family"("staffId");

-- CreateIndex
CREATE INDEX "refresh_token_family_expiresAt_idx" ON "refresh_token_family"("expiresAt");

-- CreateIndex
CREATE INDEX "refresh_token_familyId_idx" ON "refresh_token"("familyId");

-- CreateIndex
CREATE INDEX "idempotency_record_createdAt_idx" ON "idempotency_record"("createdAt");

-- CreateIndex
CREATE INDEX "mail_state_nextAttemptAt_idx" ON "mail"("state", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "mail_visitRequestId_idx" ON "mail"("visitRequestId");

-- AddForeignKey
ALTER TABLE "dinner_request" ADD CONSTRAINT "dinner_request_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token_family" ADD CONSTRAINT "refresh_token_family_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "refresh_token_family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_visitRequestId_fkey" FOREIGN KEY ("visitRequestId") REFERENCES "visit_request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written: rules that the data itself must keep, and the search index.
ALTER SEQUENCE visit_request_number OWNED BY "visit_request"."normalizedId";
ALTER SEQUENCE dinner_request_number OWNED BY "dinner_request"."normalizedId";

CREATE INDEX "visit_request_searchText_idx" ON "visit_request" USING gin ("searchText" gin_trgm_ops);

ALTER TABLE "visit_request"
  ADD CONSTRAINT "visit_request_visitTime_check"
    CHECK ("visitTime" BETWEEN '08:00' AND '16:00' AND "visitTime" ~ '^[0-2][0-9]:[0-5][0-9]$'),
  ADD CONSTRAINT "visit_request_homeExhibitionVisitTime_check"
    CHECK ("homeExhibitionVisitTime" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD CONSTRAINT "visit_request_homeExhibition_check"
    CHECK ("isRequestingVisitHomeExhibition" = ("homeExhibitionVisitTime" IS NOT NULL)),
  ADD CONSTRAINT "visit_request_visitorAmount_check" CHECK ("visitorAmount" >= 1),
  ADD CONSTRAINT "visit_request_numberOfFollowers_check" CHECK ("numberOfFollowers" >= 0),
  ADD CONSTRAINT "visit_request_contact_check" CHECK (
    CASE "contactType"
      WHEN 'agency' THEN "agencyName" IS NOT NULL AND "agencyEmail" IS NOT NULL
      WHEN 'institution' THEN "institutionName" IS NOT NULL AND "institutionEmail" IS NOT NULL
      ELSE "personalName" IS NOT NULL AND "personalEmail" IS NOT NULL
    END
  );

ALTER TABLE "dinner_request"
  ADD CONSTRAINT "dinner_request_timeOfDinner_check"
    CHECK ("timeOfDinner" BETWEEN '08:00' AND '16:00' AND "timeOfDinner" ~ '^[0-2][0-9]:[0-5][0-9]$'),
  ADD CONSTRAINT "dinner_request_amounts_check" CHECK (
    ("kidsDinoDinnerAmount" > 0) = "hasKidsDinoDinner"
    AND ("baseDinnerAmount" > 0) = "hasBaseDinner"
    AND ("baseDinner2Amount" > 0) = "hasBaseDinner2"
    AND ("schoolDinnerAmount" > 0) = "hasSchoolDinner"
    AND ("dinnerForAdultsAmount" > 0) = "hasDinnerForAdults"
    AND ("lunchPacketAmount" > 0) = "hasLunchPacket"
  );

ALTER TABLE "price" ADD CONSTRAINT "price_price_check" CHECK ("price" >= 1);
ALTER TABLE "staff" ADD CONSTRAINT "staff_email_check" CHECK ("email" = lower("email"));
