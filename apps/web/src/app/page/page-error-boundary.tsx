import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';
import { Component, type ReactNode } from 'react';

import { PageHead } from '#components/heads/page-head.tsx';
import { fonts } from '#lib/fonts.ts';

type PageErrorBoundaryProps = {
  /** When this changes, the page is tried again. */
  address: string;
  children: ReactNode;
};

type State = { failedAt?: string };

/** A page that fails, mostly because its file didn't arrive, becomes a message instead of nothing. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ address }: PageErrorBoundaryProps, state: State): State | null {
    if (state.failedAt === '') return { failedAt: address };
    return state.failedAt !== undefined && state.failedAt !== address
      ? { failedAt: undefined }
      : null;
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <PageError />;
  }
}

const Message = styled('div')({
  maxWidth: '40rem',
  margin: '0 auto',
  padding: '20vh 24px',
  '& > h1': {
    fontFamily: fonts.display,
    lineHeight: 1.15,
  },
  '& > button': {
    marginTop: 16,
    padding: '12px 22px',
    border: 0,
    borderRadius: 10,
    backgroundColor: palette.amber,
    color: palette.ink,
    font: 'inherit',
    fontWeight: 700,
    cursor: 'pointer',
  },
});

/** Instead of an empty screen: a page failed, mostly because its file didn't arrive. */
function PageError() {
  return (
    <Message>
      <PageHead title="Greška" />
      <h1>Strana nije učitana</h1>
      <p>
        Proverite vezu sa internetom, pa osvežite stranu. Ako se greška ponovi, sajt je možda upravo
        osvežen novim sadržajem.
      </p>
      <button
        type="button"
        onClick={() => {
          window.location.reload();
        }}
      >
        Osvežite stranu
      </button>
    </Message>
  );
}
