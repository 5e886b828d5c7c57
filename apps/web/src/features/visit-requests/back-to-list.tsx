import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

import { arrowLeftPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { paths, visitRequestDetailsPath } from '#lib/paths.ts';

/** The parameter in which the address of the details carries the list's own query. */
const LIST = 'list';

/** The ways from this list to the details, which lead back to this very list, from a new tab, too. */
export function useDetailsPath(): (id: number) => string {
  const { search } = useLocation();
  const carried = search ? `?${new URLSearchParams({ [LIST]: search.slice(1) }).toString()}` : '';
  return (id) => visitRequestDetailsPath(id) + carried;
}

/** Back to the list as it was left. */
export function BackToList(look: Pick<ButtonProps, 'variant' | 'sx'>) {
  const [params] = useSearchParams();
  const list = params.get(LIST);
  return (
    <Button
      {...look}
      component={Link}
      to={{ pathname: paths.adminVisitRequests, search: list ?? '' }}
      size="small"
      startIcon={<Icon path={arrowLeftPath} size={20} />}
    >
      Nazad na listu
    </Button>
  );
}
