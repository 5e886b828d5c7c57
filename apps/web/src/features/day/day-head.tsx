import { addDays } from '@museum/shared/primitives/calendar-date';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';

import { CalendarButton } from '#components/form/time/calendar-button.tsx';
import { DaySteps } from '#components/day-steps.tsx';
import { DownloadButton } from '#components/buttons/download-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { fileTypePdfPath, printerPath } from '#components/icons/tool-icon-paths.ts';
import { fetchDaySheetPdf } from '#features/visit-requests/staff-visit-request-api.ts';
import { useToday } from '#lib/time/new-day.ts';
import { dayPath } from '#lib/paths.ts';
import { useDayKeys } from './use-day-keys.ts';

const NEAR_DAYS: Record<number, string> = { [-1]: 'juče', 0: 'danas', 1: 'sutra' };

/** "danas", "sutra", "juče", or nothing. */
const nearDay = (date: string, today: string) =>
  Object.entries(NEAR_DAYS).find(([days]) => addDays(today, Number(days)) === date)?.[1];

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  mb: 1.5,
  // All stands in one row of a phone.
  columnGap: { xs: 0.25, sm: 1 },
  rowGap: 1,
};

/** Which day it is, the ways to others, and the paper. */
export function DayHead({ date }: { date: string }) {
  const navigate = useNavigate();
  // A guide looks at their own day tomorrow, too.
  const { search } = useLocation();
  const pathOf = (day: string) => dayPath(day) + search;
  const goTo = (day: string) => void navigate(pathOf(day));
  useDayKeys(date, goTo);
  const near = nearDay(date, useToday());
  return (
    <Box sx={{ ...row, '@media print': { display: 'none' } }}>
      <Box component="hgroup" sx={{ flex: { xs: '1 1 100%', lg: '1 1 420px' } }}>
        <Typography variant="h2" component="h1" sx={{ fontSize: { xs: '1.625rem', lg: '2rem' } }}>
          Dnevni list
        </Typography>
        <Box component="p" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 700 }}>
          {near ? `${near}, ${dayWithWeekday(date)}` : dayWithWeekday(date)}
        </Box>
      </Box>
      <DaySteps date={date} pathOf={pathOf} hasKeys>
        <CalendarButton day={date} onChoose={goTo} />
      </DaySteps>
      <DownloadButton
        label="PDF"
        aria-label="Preuzmi PDF dnevnog lista"
        icon={fileTypePdfPath}
        variant="outlined"
        size="small"
        fetchFile={() => fetchDaySheetPdf(date, search)}
        sx={{ minHeight: 46, ml: 'auto' }}
      />
      <Button
        variant="contained"
        color="amber"
        size="small"
        aria-label="Štampaj"
        startIcon={<Icon path={printerPath} size={20} />}
        onClick={() => {
          window.print();
        }}
        sx={{ minHeight: 46, minWidth: 46, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        {/* The row has no room for the word on a phone. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Štampaj
        </Box>
      </Button>
    </Box>
  );
}
