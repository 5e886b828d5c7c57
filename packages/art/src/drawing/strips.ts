import type { StripName } from '#art-names.ts';
import type { Strip } from './strip.ts';
import { bicycles } from './strips/bicycles.ts';
import { contact } from './strips/contact.ts';
import { contactPerson } from './strips/contact-person.ts';
import { groupRequest } from './strips/group-request.ts';
import { meals } from './strips/meals.ts';
import { planVisit } from './strips/plan-visit.ts';
import { privacy } from './strips/privacy.ts';
import { requestSent } from './strips/request-sent.ts';
import { tickets } from './strips/tickets.ts';
import { visitRules } from './strips/visit-rules.ts';

export const strips = {
  tickets,
  'plan-visit': planVisit,
  'visit-rules': visitRules,
  bicycles,
  'group-request': groupRequest,
  'request-sent': requestSent,
  contact,
  'contact-person': contactPerson,
  meals,
  privacy,
} satisfies Record<StripName, Strip>;
