import { Component, type ReactNode } from 'react';

import { PageError } from './page-error.tsx';

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
