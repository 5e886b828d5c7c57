import type { ComponentType } from 'react';

import { mailPath, messagePath } from '#components/icons/icon-paths.ts';
import {
  addressBookPath,
  buildingBankPath,
  calendarEventPath,
  chartBarPath,
  clipboardListPath,
  listCheckPath,
  settingsPath,
  soupPath,
  tagPath,
} from '#components/icons/tool-icon-paths.ts';
import { UnreadMessages } from '#features/contact/unread-messages.tsx';
import { UndeliveredMails } from '#features/mail/undelivered-mails.tsx';
import { paths } from '#lib/paths.ts';

type StaffLink = {
  label: string;
  to: string;
  icon: string;
  /** What waits there, if anything. */
  Badge?: ComponentType;
};

/** The sidebar of the back office; a new area is one more line. */
export const staffLinks: StaffLink[] = [
  { label: 'Zahtevi za posete', to: paths.adminVisitRequests, icon: clipboardListPath },
  { label: 'Kalendar', to: paths.adminCalendar, icon: calendarEventPath },
  { label: 'Dnevni list', to: paths.adminDay, icon: listCheckPath },
  { label: 'Kuhinja', to: paths.adminKitchen, icon: soupPath },
  { label: 'Cenovnik', to: paths.adminPrices, icon: tagPath },
  { label: 'Izvodi', to: paths.adminBankStatements, icon: buildingBankPath },
  { label: 'Naručioci', to: paths.adminRequesters, icon: addressBookPath },
  { label: 'Godišnji pregled', to: paths.adminYearReview, icon: chartBarPath },
  { label: 'Poruke', to: paths.adminMessages, icon: messagePath, Badge: UnreadMessages },
  { label: 'Pošta', to: paths.adminMail, icon: mailPath, Badge: UndeliveredMails },
  { label: 'Podešavanja', to: paths.adminSettings, icon: settingsPath },
];
