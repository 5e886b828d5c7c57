import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

import { DownloadButton } from '#components/buttons/download-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { calendarPlusPath, fileTypePdfPath } from '#components/icons/tool-icon-paths.ts';
import { DOCUMENT_NUMBER, WholeNumbers } from '#components/facts/whole-numbers.tsx';
import { fetchMyFile } from './my-request-api.ts';
import { SideCard } from './side-card.tsx';
import { isExpected, type Standing } from './standing/standing.ts';

type Document = MyRequest['documents'][number];

const NAMES: Record<Document['path'], string> = {
  'visit.ics': 'Kalendar',
  'visit.pdf': 'Zahtev za posetu',
  'meal.pdf': 'Zahtev za ručak',
  'proforma.pdf': 'Predračun',
};

const List = styled('ul')({
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'center',
    minHeight: 60,
    padding: '6px 0',
    lineHeight: 1.35,
  },
  '& > li + li': { borderTop: `1px solid ${palette.sand}` },
  '& > li > svg': { color: palette.forest },
  '& small': {
    display: 'block',
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    color: palette.secondaryText,
  },
});

/** The numbers in a file's name: a file may hold several predračuni. */
const numbersIn = (name: string) => name.match(DOCUMENT_NUMBER)?.join(' · ') ?? '';

type DocumentsCardProps = Pick<MyRequest, 'documents'> & {
  requestKey: string;
  standing: Standing;
};

/** The papers of the visit, and the visit for one's own calendar. */
export function DocumentsCard({ documents, requestKey, standing }: DocumentsCardProps) {
  const papers = documents.filter(({ path }) => path !== 'visit.ics');
  // A day that doesn't hold is nothing for a calendar.
  const calendar = isExpected(standing)
    ? documents.find(({ path }) => path === 'visit.ics')
    : undefined;
  if (documents.length === 0) return null;
  return (
    <SideCard title="Dokumenti">
      <List>
        {papers.map(({ path, name }) => (
          <li key={path}>
            <Icon path={fileTypePdfPath} size={26} />
            <span>
              <b>{NAMES[path]}</b>
              <small>
                <WholeNumbers text={numbersIn(name)} />
              </small>
            </span>
            <DownloadButton
              label="PDF"
              aria-label={`PDF: ${NAMES[path]}`}
              fetchFile={() => fetchMyFile(requestKey, path)}
            />
          </li>
        ))}
      </List>
      {calendar ? (
        <Box sx={{ display: 'grid', mt: 1.25 }}>
          <DownloadButton
            label="Dodajte u kalendar"
            icon={calendarPlusPath}
            variant="outlined"
            fetchFile={() => fetchMyFile(requestKey, calendar.path)}
          />
        </Box>
      ) : null}
    </SideCard>
  );
}
