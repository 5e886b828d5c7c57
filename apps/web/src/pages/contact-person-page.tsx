import { PlainPage } from '#components/plain-page.tsx';
import { contactPerson } from '#content/pages/contact-person.ts';

export function ContactPersonPage() {
  return <PlainPage content={contactPerson} />;
}
