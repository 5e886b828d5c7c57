import type { OpeningHours } from '@museum/shared/opening-hours/opening-hours';
import { weekRows } from '@museum/shared/opening-hours/week-rows';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { organisation } from '@museum/shared/organisation/organisation';
import { lazy, Suspense } from 'react';

import { type ContactEntry, ContactList } from '#components/facts/contact-list.tsx';
import { telephoneLink } from '#lib/telephone-link.ts';
import {
  clockPath,
  mailPath,
  mapPinPath,
  messagePath,
  phonePath,
} from '#components/icons/icon-paths.ts';
import { sectionId } from '#components/section-id.ts';
import { TodayOpening } from '#components/opening-hours/today-opening.tsx';
import { PageTop } from '#components/template/page-top.tsx';
import { contactUs } from '#content/pages/contact-us.ts';
import { useSiteHours } from '#lib/site-hours.ts';

// The page stands, and can be read, before the form's libraries have arrived.
const ContactForm = lazy(async () => ({
  default: (await import('#features/contact/contact-form.tsx')).ContactForm,
}));

const { form, details } = contactUs;
const { streetAddress, postalCode, town, map, emails, phones, socialProfiles } = organisation;

const entriesOf = (weekly: OpeningHours['weekly']): ContactEntry[] => [
  {
    label: details.address,
    icon: mapPinPath,
    lines: [{ text: `${streetAddress}, ${postalCode}\u00a0${town}`, href: map.url, newTab: true }],
  },
  {
    label: details.hours,
    icon: clockPath,
    lines: weekRows(weekly).map(({ when, what }) => ({
      text: `${when}: ${what}`,
    })),
  },
  {
    label: details.emails,
    icon: mailPath,
    lines: emails.map((text) => ({ text, href: `mailto:${text}` })),
  },
  {
    label: details.phones,
    icon: phonePath,
    lines: phones.map((text) => ({ text, href: telephoneLink(text) })),
  },
  {
    label: details.social,
    icon: messagePath,
    lines: socialProfiles.map(({ name, url }) => ({ text: name, href: url, newTab: true })),
  },
];

export function ContactPage() {
  const weekly = useSiteHours()?.weekly ?? [];
  return (
    <>
      <PageTop content={contactUs} />
      <Container sx={{ py: { xs: 4, md: 6 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 6, md: 8 },
            gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <Box
            component="section"
            id={sectionId(form.heading)}
            sx={{ '@media print': { display: 'none' } }}
          >
            <Typography variant="h2" sx={{ mb: 3 }}>
              {form.heading}
            </Typography>
            <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
              <Suspense>
                <ContactForm />
              </Suspense>
            </Card>
          </Box>
          <section id={sectionId(details.heading)}>
            <Typography variant="h2" sx={{ mb: 3 }}>
              {details.heading}
            </Typography>
            <TodayOpening />
            <ContactList entries={entriesOf(weekly)} />
          </section>
        </Box>
      </Container>
    </>
  );
}
