import { PlainPage } from '#components/plain-page.tsx';
import { birthday } from '#content/pages/birthday.ts';

export function BirthdayPage() {
  return <PlainPage content={birthday} />;
}
