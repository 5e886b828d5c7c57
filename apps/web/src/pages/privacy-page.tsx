import { RulesTemplate } from '#components/template/rules-template.tsx';
import { privacy } from '#content/pages/privacy.ts';

export function PrivacyPage() {
  return <RulesTemplate content={privacy} />;
}
