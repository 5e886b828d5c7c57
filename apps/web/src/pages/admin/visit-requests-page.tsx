import { PageHead } from '#components/page-head.tsx';
import { StaffPageHeading } from '#components/staff-page-heading.tsx';

export function VisitRequestsPage() {
  return (
    <>
      <PageHead title="Zahtevi za posete" />
      <StaffPageHeading title="Zahtevi za posete" />
    </>
  );
}
