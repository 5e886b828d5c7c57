-- Hand-written: who came, in the order of the list: before them stand all who are still to come.
CREATE INDEX "visit_request_arrived_idx" ON "visit_request" ("id")
WHERE "status" = 'SCHEDULED' AND "arrivedAt" IS NOT NULL;

-- Hand-written: what was postponed or cancelled, with what the list filters and sorts it by.
CREATE INDEX "visit_request_off_idx" ON "visit_request" ("status", "id")
INCLUDE ("isRequestingDinner", "isViewed", "isShortNotice", "visitDate", "visitTime", "visitorAmount")
WHERE "status" <> 'SCHEDULED';
