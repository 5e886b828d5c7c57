import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FIRST_YEAR, LAST_YEAR } from '@museum/shared/year-review/year-review-schema';
import { Link } from 'react-router-dom';

import { DownloadButton } from '#components/buttons/download-button.tsx';
import { chevronLeftPath, chevronRightPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { yearReviewPath } from '#lib/paths.ts';
import { fetchYearReviewWorkbook } from './year-review-queries.ts';

type StepProps = { year: number; label: string; icon: string };

const Step = ({ year, label, icon }: StepProps) => (
  <IconButton
    component={Link}
    to={yearReviewPath(year)}
    color="primary"
    aria-label={label}
    disabled={year < FIRST_YEAR || year > LAST_YEAR}
  >
    <Icon path={icon} />
  </IconButton>
);

/** Which year it is, the ways to the years beside it, and the workbook. */
export const YearHead = ({ year }: { year: number }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 4px',
      mb: { xs: 2, md: 3 },
    }}
  >
    <Typography variant="h2" component="h1" sx={{ mr: 'auto', pr: 2 }}>
      Godišnji pregled
    </Typography>
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Step year={year - 1} label="Prethodna godina" icon={chevronLeftPath} />
      <Typography component="span" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
        {`${year}.`}
      </Typography>
      <Step year={year + 1} label="Sledeća godina" icon={chevronRightPath} />
    </Box>
    <DownloadButton
      variant="outlined"
      size="small"
      label="Preuzmi Excel"
      fetchFile={() => fetchYearReviewWorkbook(year)}
      sx={{ ml: { sm: 1.5 } }}
    />
  </Box>
);
