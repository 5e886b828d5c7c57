import type { StripName } from '#art-names.ts';
import type { Strip } from './strip.ts';
import { bicycleRules } from './strips/bicycle-rules.ts';
import { contact } from './strips/contact.ts';
import { contactPerson } from './strips/contact-person.ts';
import { groupRequest } from './strips/group-request.ts';
import { meals } from './strips/meals.ts';
import { privacy } from './strips/privacy.ts';
import { requestSent } from './strips/request-sent.ts';
import { tickets } from './strips/tickets.ts';
import { visitRules } from './strips/visit-rules.ts';

export const strips = {
  tickets,
  'visit-rules': visitRules,
  'bicycle-rules': bicycleRules,
  'group-request': groupRequest,
  'request-sent': requestSent,
  contact,
  'contact-person': contactPerson,
  meals,
  privacy,
} satisfies Record<StripName, Strip>;
