import { PageHead } from '#components/page-head.tsx';
import { StaffPageHeading } from '#components/staff-page-heading.tsx';

export function VisitRequestDetailsPage() {
  return (
    <>
      <PageHead title="Detalji" />
      <StaffPageHeading title="Detalji" />
    </>
  );
}
