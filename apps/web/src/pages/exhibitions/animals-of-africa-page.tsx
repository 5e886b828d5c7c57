import { PlainPage } from '#components/plain-page.tsx';
import { animalsOfAfrica } from '#content/exhibitions/animals-of-africa.ts';

export function AnimalsOfAfricaPage() {
  return <PlainPage content={animalsOfAfrica} />;
}
