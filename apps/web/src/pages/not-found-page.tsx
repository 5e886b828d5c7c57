import { ActionButtons } from '#components/article/action-link.tsx';
import { Hero } from '#components/heads/hero.tsx';
import { PageHead } from '#components/heads/page-head.tsx';
import { notFound } from '#content/pages/not-found.ts';

export function NotFoundPage() {
  const { title, description, hero, actions } = notFound;
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero {...hero} actions={<ActionButtons actions={actions} />} />
    </>
  );
}
