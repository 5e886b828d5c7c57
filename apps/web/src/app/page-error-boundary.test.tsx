import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { PageErrorBoundary } from '#app/page-error-boundary.tsx';

function BrokenPage(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

it('says that a page failed, and gives the next address another chance', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const view = render(
    <PageErrorBoundary address="/tickets">
      <BrokenPage />
    </PageErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Strana nije učitana' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Osveži stranu' })).toBeInTheDocument();
  expect(reported).toHaveBeenCalled();

  view.rerender(
    <PageErrorBoundary address="/restaurant">
      <p>Restoran</p>
    </PageErrorBoundary>,
  );
  expect(screen.getByText('Restoran')).toBeInTheDocument();
});
