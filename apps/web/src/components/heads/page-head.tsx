import { organisation } from '@museum/shared/organisation/organisation';

type PageHeadProps = { title: string; description?: string };

/** The tab's title and the description; React moves both into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} – ${organisation.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
