import { Article } from '#components/article/article.tsx';
import { Questions } from '#components/article/questions.tsx';
import { Directions } from '#components/directions/directions.tsx';
import { OpeningHoursSection } from '#components/opening-hours/opening-hours-section.tsx';
import { PageTop } from '#components/template/page-top.tsx';
import { planVisit } from '#content/pages/plan-visit.ts';

export function PlanVisitPage() {
  return (
    <>
      <PageTop content={planVisit} />
      <OpeningHoursSection />
      <Article blocks={[planVisit.practical]} />
      <Directions {...planVisit.directions} />
      <Questions questions={planVisit.questions} />
      <Article blocks={[planVisit.invitation]} />
    </>
  );
}
