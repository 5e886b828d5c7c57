-- Hand-written: the list's order by visitors, of whom it shows those who really came, once they have.
DROP INDEX "visit_request_visitorAmount_id_idx";
CREATE INDEX "visit_request_coming_idx"
ON "visit_request" (coalesce("arrivedVisitorAmount", "visitorAmount"), "id");
