import { PlainPage } from '#components/plain-page.tsx';
import { contactUs } from '#content/pages/contact-us.ts';

export function ContactPage() {
  return <PlainPage content={contactUs} />;
}
