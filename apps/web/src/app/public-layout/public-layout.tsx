import { Outlet } from 'react-router-dom';

export function PublicLayout() {
  return (
    <main id="sadrzaj" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
