import { ExhibitionTemplate } from '#components/template/exhibition-template.tsx';
import { animalsOfAfrica } from '#content/exhibitions/animals-of-africa.ts';

export function AnimalsOfAfricaPage() {
  return <ExhibitionTemplate content={animalsOfAfrica} />;
}
