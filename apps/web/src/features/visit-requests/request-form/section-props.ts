import type { VisitForm } from './request-forms.ts';

/** What a part of the form takes. */
export type SectionProps = {
  form: VisitForm;
  /** Staff type what somebody says on the phone. */
  isByPhone?: boolean;
  /** The meals stand below the visit, not in a step of their own. */
  isOnePage?: boolean;
};
