import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

import { Icon } from '#components/icons/icon.tsx';

type ContactLine = { text: string; href?: string; newTab?: boolean };

export type ContactEntry = {
  label: string;
  /** One of icon-paths.ts. */
  icon: string;
  lines: readonly ContactLine[];
};

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  '& > div': { position: 'relative', minHeight: 84, padding: '20px 24px 20px 86px' },
  '& > div + div': { borderTop: `1px solid ${palette.sand}` },
  '& dt': { color: palette.secondaryText, fontSize: '0.9375rem' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd > a': { display: 'inline-block', paddingBlock: 2 },
});

const Mark = styled('span')({
  position: 'absolute',
  left: 24,
  top: 20,
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  borderRadius: 22,
  backgroundColor: palette.mint,
  color: palette.forest,
});

/** Ways to reach somebody: phones, e-mails, places, hours. */
export function ContactList({ entries }: { entries: readonly ContactEntry[] }) {
  return (
    <Card>
      <List>
        {entries.map(({ label, icon, lines }) => (
          <div key={label}>
            <dt>
              <Mark>
                <Icon path={icon} size={22} />
              </Mark>
              {label}
            </dt>
            {lines.map(({ text, href, newTab }) => (
              <dd key={text}>
                {href ? (
                  <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </dd>
            ))}
          </div>
        ))}
      </List>
    </Card>
  );
}
