import { PageHead } from '#components/page-head.tsx';
import { StaffPageHeading } from '#components/staff-page-heading.tsx';

export function PricesPage() {
  return (
    <>
      <PageHead title="Sve cene" />
      <StaffPageHeading title="Sve cene" />
    </>
  );
}
