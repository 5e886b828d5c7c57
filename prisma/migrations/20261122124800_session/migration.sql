-- Hand-written: what lives from a sign-in is called a session everywhere; the rows stay.
ALTER TABLE "refresh_token_family" RENAME TO "session";
ALTER TABLE "session" RENAME CONSTRAINT "refresh_token_family_pkey" TO "session_pkey";
ALTER TABLE "session" RENAME CONSTRAINT "refresh_token_family_staffId_fkey" TO "session_staffId_fkey";
ALTER INDEX "refresh_token_family_staffId_idx" RENAME TO "session_staffId_idx";
ALTER INDEX "refresh_token_family_expiresAt_idx" RENAME TO "session_expiresAt_idx";

ALTER TABLE "refresh_token" RENAME COLUMN "familyId" TO "sessionId";
ALTER TABLE "refresh_token" RENAME CONSTRAINT "refresh_token_familyId_fkey" TO "refresh_token_sessionId_fkey";
ALTER INDEX "refresh_token_familyId_idx" RENAME TO "refresh_token_sessionId_idx";
