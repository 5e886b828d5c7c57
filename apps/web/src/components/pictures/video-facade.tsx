import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { SceneName } from '@museum/art/art-names';
import { palette } from '@museum/shared/organisation/palette';
import { useState } from 'react';

import { playerPlayPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { SceneImage } from './scene-image.tsx';

type VideoFacadeProps = {
  /** The film's identifier at its host. */
  id: string;
  title: string;
  playLabel: string;
  privacyNote: string;
  poster: SceneName;
  posterAlt: string;
};

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  maxWidth: 1040,
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: 16,
  backgroundColor: palette.navy,
  '& > img, & > iframe, & > button': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
  },
  '& > img': { objectFit: 'cover', objectPosition: '78% 50%' },
});

const PlayButton = styled('button')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 14,
  padding: 16,
  borderRadius: 16,
  backgroundColor: 'rgb(13 28 44 / 46%)',
  color: palette.white,
  font: 'inherit',
  fontWeight: 700,
  fontSize: '1.125rem',
  cursor: 'pointer',
  // Without scripts the note below links to the video.
  '@media (scripting: none)': { display: 'none' },
  '&:focus-visible': { outlineOffset: -6 },
  '& > span:first-of-type': {
    display: 'grid',
    placeContent: 'center',
    width: 84,
    height: 84,
    paddingLeft: 4,
    borderRadius: 42,
    backgroundColor: palette.amber,
    color: palette.ink,
    transition: 'transform 150ms',
  },
  '&:hover > span:first-of-type': { transform: 'scale(1.06)' },
});

const Note = styled('p')({
  maxWidth: 1040,
  margin: '12px auto 0',
  color: palette.secondaryText,
  fontSize: '0.9375rem',
  textWrap: 'balance',
});

/** A film's place: its host is asked for nothing, not even a picture, before the button is pressed. */
export function VideoFacade(props: VideoFacadeProps) {
  const { id, title, playLabel, privacyNote, poster, posterAlt } = props;
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <Container component="section" aria-label={title} sx={{ pt: { xs: 3, md: 5 }, pb: 2 }}>
      <Frame className="on-dark">
        {isPlaying ? (
          <iframe
            src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&hl=sr`}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            // The button had the focus and is gone.
            ref={(frame) => frame?.focus()}
          />
        ) : (
          <>
            <SceneImage scene={poster} alt={posterAlt} sizes="(min-width: 1040px) 1040px, 100vw" />
            <PlayButton
              type="button"
              onClick={() => {
                setIsPlaying(true);
              }}
            >
              <span>
                <Icon path={playerPlayPath} size={40} />
              </span>
              {playLabel}
            </PlayButton>
          </>
        )}
      </Frame>
      <Note>
        {privacyNote}{' '}
        <noscript>
          <a href={`https://www.youtube-nocookie.com/embed/${id}?hl=sr`}>{playLabel}</a>
        </noscript>
      </Note>
    </Container>
  );
}
