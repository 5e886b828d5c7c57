import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { organisation } from '@museum/shared/organisation/organisation';

import { lineWidth } from '#components/article/line-width.ts';
import { ActionButtons } from '#components/article/action-link.tsx';
import { type ContactEntry, ContactList } from '#components/facts/contact-list.tsx';
import { telephoneLink } from '#lib/telephone-link.ts';
import { clockPath, mailPath, phonePath } from '#components/icons/icon-paths.ts';
import { sectionId } from '#components/section-id.ts';
import { PageTop } from '#components/template/page-top.tsx';
import { typeset } from '#components/typeset.ts';
import { contactPerson } from '#content/pages/contact-person.ts';

const { labels, hours, topics } = contactPerson;
const { phone, mobile, email } = organisation.contactPerson;

const entries: ContactEntry[] = [
  { label: labels.phone, icon: phonePath, lines: [{ text: phone, href: telephoneLink(phone) }] },
  { label: labels.mobile, icon: phonePath, lines: [{ text: mobile, href: telephoneLink(mobile) }] },
  { label: labels.email, icon: mailPath, lines: [{ text: email, href: `mailto:${email}` }] },
  { label: labels.hours, icon: clockPath, lines: [{ text: hours }] },
];

export function ContactPersonPage() {
  return (
    <>
      <PageTop content={contactPerson} />
      <Container sx={{ py: { xs: 4, md: 6 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            alignItems: 'center',
            gridTemplateColumns: { md: '1fr 1fr' },
          }}
        >
          <ContactList entries={entries} />
          <section id={sectionId(topics.heading)}>
            <Typography variant="h2">{topics.heading}</Typography>
            <Typography
              sx={{
                mt: 2,
                mb: 4,
                maxWidth: lineWidth(56),
                fontSize: '1.125rem',
                textWrap: 'pretty',
              }}
            >
              {typeset(topics.text)}
            </Typography>
            <ActionButtons actions={topics.actions} />
          </section>
        </Box>
      </Container>
    </>
  );
}
