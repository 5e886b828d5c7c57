import { STACKED_HEIGHT_CSS } from '@museum/art/hero-frame';
import { heroLook } from '@museum/art/photo';
import { specialDayRow } from '@museum/shared/opening-hours/special-day-row';
import { type WeekRow, weekRows } from '@museum/shared/opening-hours/week-rows';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

import { ActionButtons } from '#components/article/action-link.tsx';
import { aboveMedia, ScenePicture, stackedMedia } from '#components/pictures/scene-picture.tsx';
import { useOpeningToday } from '#components/opening-hours/today-opening.tsx';
import { typeset } from '#components/typeset.ts';
import type { Slide } from '#content/pages/home.ts';
import { useSiteHours } from '#lib/site-hours.ts';

const Rows = styled('dl')({
  display: 'grid',
  gap: 6,
  margin: '16px 0 0',
  fontSize: '1.125rem',
  lineHeight: 1.4,
  [aboveMedia]: { gap: 4, marginTop: 12, fontSize: '1.0625rem' },
  // Times stand in a column, or under their day where enlarged text leaves no room.
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
  '& dt': { flex: '0 0 8.4em', fontWeight: 600 },
  '& dd': { margin: 0 },
  '& > [data-next]': { display: 'none', '@media (scripting: none)': { display: 'flex' } },
});

/** The week that staff set. Without a script nobody knows today: then the next special day, which it may be. */
function OpeningHours() {
  const { weekly = [], specialDays: [next] = [] } = useSiteHours() ?? {};
  return <Timetable rows={weekRows(weekly)} next={next && specialDayRow(next)} />;
}

function Timetable({ rows, next }: { rows: readonly WeekRow[]; next?: WeekRow }) {
  return (
    <Rows>
      {rows.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
      {next ? (
        <div data-next>
          <dt>{next.when}</dt>
          <dd>{next.what}</dd>
        </div>
      ) : null}
    </Rows>
  );
}

const wordsLook = {
  mt: 2,
  maxWidth: 'min(460px, 44vw)',
  textWrap: 'balance',
  [aboveMedia]: { mt: 1.5, maxWidth: 460, fontSize: '1.0625rem' },
  // Two lines where other days have one sentence: closer, so that the slide doesn't grow once today is known.
  '&:has(> strong)': { mt: 1.5, lineHeight: 1.3 },
  '& > strong': { display: 'block' },
};

const Said = ({ children }: { children: ReactNode }) => (
  <Typography variant="subtitle1" component="p" sx={wordsLook}>
    {children}
  </Typography>
);

type WordsProps = Pick<Slide, 'text'>;

/** What is said below the heading. */
const Words = ({ text }: WordsProps) => (text ? <Said>{typeset(text)}</Said> : null);

/**
 * Beside the hours, on a special day: how things stand today. Its note may be long and stands on the
 * other pages only: the picture leaves room for two lines.
 */
function WordsOfToday({ text }: WordsProps) {
  const today = useOpeningToday();
  if (!today?.note) return <Words text={text} />;
  return (
    <Said>
      <strong>{today.heading}</strong>
      {typeset(today.detail)}
    </Said>
  );
}

const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  width: '100%',
  overflow: 'hidden',
  // A slide under the visible one must not catch its clicks.
  pointerEvents: 'none',
  transitionProperty: 'opacity',
  // It stands in full at once below the one that fades away: half-seen words are hard to read.
  '&:not([inert])': { pointerEvents: 'auto', opacity: '1 !important', transitionProperty: 'none' },
  // Unseen from the first paint on: the start lays all slides on top of each other.
  '&[inert]': { opacity: 0, zIndex: 1 },
  [stackedMedia]: { paddingBottom: STACKED_HEIGHT_CSS },
});

type CarouselSlideProps = {
  slide: Slide;
  number: number;
  count: number;
  isActive: boolean;
  /** Pictures of later slides are asked for only when the first one is there. */
  showsPicture: boolean;
};

/** One message over its scene: words, rows of times where the slide has some, one button. */
export const CarouselSlide = memo(function CarouselSlide(props: CarouselSlideProps) {
  const { slide, number, count, isActive, showsPicture } = props;
  const { scene, alt, eyebrow, heading, text, timetable, action } = slide;
  const { tone, colour } = heroLook(scene);
  const isDark = tone === 'dark';
  return (
    <Frame
      className={isDark ? 'swiper-slide on-dark' : 'swiper-slide'}
      role="group"
      aria-roledescription="slajd"
      aria-label={`${number} od ${count}: ${heading}`}
      inert={!isActive}
      style={{ backgroundColor: colour }}
    >
      {showsPicture ? <ScenePicture scene={scene} alt={alt} isFirst={number === 1} /> : null}
      <Container sx={{ position: 'relative', color: isDark ? palette.white : palette.ink }}>
        <Box
          sx={{
            maxWidth: 'max(16rem, min(520px, 40vw))',
            pt: 'clamp(104px, 9vw, 190px)',
            // The controls and the bar of facts cover the lower edge; on narrower screens they lie below it.
            pb: '148px',
            [aboveMedia]: { maxWidth: 520, pt: '92px', pb: '72px' },
            [stackedMedia]: { pb: 2 },
          }}
        >
          {eyebrow ? (
            <Typography variant="overline" component="p" sx={{ m: 0, mb: 1 }}>
              {eyebrow}
            </Typography>
          ) : null}
          <Typography variant="h1" component="p">
            {heading}
          </Typography>
          {timetable === 'openingHours' ? <OpeningHours /> : null}
          {timetable === 'weekendProgramme' ? (
            <Timetable rows={organisation.weekendProgramme} />
          ) : null}
          {timetable === 'openingHours' ? <WordsOfToday text={text} /> : <Words text={text} />}
          <Box sx={{ mt: 4, [aboveMedia]: { mt: 2.5 } }}>
            <ActionButtons actions={[action]} />
          </Box>
        </Box>
      </Container>
    </Frame>
  );
});
