import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';

import { arrowLeftPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { paths, visitRequestDetailsPath } from '#lib/paths.ts';

/** The parameters in which the address of the details carries the query of the list or the calendar. */
const LIST = 'list';
const CALENDAR = 'calendar';

/** The ways from this list or calendar to the details, which lead back to it as it is, from a new tab, too. */
export function useDetailsPath(): (id: number) => string {
  const { pathname, search } = useLocation();
  const isCalendar = pathname === paths.adminCalendar;
  const carried = new URLSearchParams({ [isCalendar ? CALENDAR : LIST]: search.slice(1) });
  // The calendar of this week has no query, and has to be told from the list all the same.
  const query = isCalendar || search ? `?${carried.toString()}` : '';
  return (id) => visitRequestDetailsPath(id) + query;
}

/** Back to the list, or to the group in the calendar, as it was left. */
export function BackToList(look: Pick<ButtonProps, 'variant' | 'sx'>) {
  const [params] = useSearchParams();
  const { id } = useParams();
  const calendar = params.get(CALENDAR);
  const isCalendar = calendar !== null;
  return (
    <Button
      {...look}
      component={Link}
      to={{
        pathname: isCalendar ? paths.adminCalendar : paths.adminVisitRequests,
        search: calendar ?? params.get(LIST) ?? '',
      }}
      state={isCalendar ? { group: Number(id) } : undefined}
      size="small"
      startIcon={<Icon path={arrowLeftPath} size={20} />}
    >
      Nazad na listu
    </Button>
  );
}
