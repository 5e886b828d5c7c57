import { palette } from '@museum/shared/organisation/palette';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { infoCirclePath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { useSiteHours } from '#lib/site-hours.ts';

const Strip = styled('section')({
  borderBottom: `1px solid ${palette.amber}`,
  backgroundColor: palette.straw,
  color: palette.ink,
  fontWeight: 600,
  lineHeight: 1.45,
});

const Line = styled(Container)({
  display: 'flex',
  justifyContent: 'center',
  gap: 10,
  paddingBlock: 11,
  '& > svg': { marginTop: 1, color: palette.warning },
  '& > p': { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
});

/** What staff have to say on every page today; it stands in the page's HTML, so that nothing moves. */
export function NoticeStrip() {
  const notice = useSiteHours()?.notice;
  if (!notice) return null;
  return (
    <Strip data-notice aria-label="Obaveštenje">
      <Line>
        <Icon path={infoCirclePath} size={22} />
        <p>{notice.text}</p>
      </Line>
    </Strip>
  );
}
