import { formatDay } from '@museum/shared/primitives/calendar-date';
import { formatDinars } from '@museum/shared/primitives/money';
import { inGroups } from '@museum/shared/primitives/words';
import type { RequesterRow } from '@museum/shared/requesters/requester-list-schema';
import { CONTACT_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { listColumnHelper } from '#components/data-table/list-table.ts';
import { telephoneLink } from '#lib/telephone-link.ts';
import { searchedRequestsPath } from '#lib/paths.ts';

const helper = listColumnHelper<RequesterRow>();

const lines = {
  display: 'grid',
  justifyItems: 'start',
  gap: 0.25,
  py: 1,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& > small': { color: 'text.secondary', fontSize: '0.875rem' },
};

type OneRequester = { requester: RequesterRow };

/** The name, which leads to all its requests, and what tells it from others of that name. */
export const RequesterName = ({ requester: { name, contactType, town, pib } }: OneRequester) => (
  <Box sx={lines}>
    <Link component={RouterLink} to={searchedRequestsPath(name)} sx={{ fontWeight: 600 }}>
      {name}
    </Link>
    <small>
      {[CONTACT_TYPE_LABELS[contactType], town, pib && `PIB\u00a0${pib}`]
        .filter(Boolean)
        .join(' · ')}
    </small>
  </Box>
);

/** How to reach it. */
export const RequesterContact = ({ requester: { phone, email } }: OneRequester) => (
  <Box sx={lines}>
    {phone ? <Link href={telephoneLink(phone)}>{phone}</Link> : null}
    {email ? <Link href={`mailto:${email}`}>{email}</Link> : null}
  </Box>
);

const day = (date: string | null) => (date ? formatDay(date) : '–');

/** The schools' and agencies' columns; without a chosen one they are in the order of names. */
export const REQUESTER_COLUMNS = helper.columns([
  helper.display({
    id: 'name',
    header: 'Naručilac',
    cell: ({ row }) => <RequesterName requester={row.original} />,
  }),
  helper.display({
    id: 'contact',
    header: 'Telefon i e-mail',
    cell: ({ row }) => <RequesterContact requester={row.original} />,
    meta: { width: '22%' },
  }),
  helper.accessor('visits', {
    header: 'Posete',
    cell: ({ getValue }) => inGroups(getValue()),
    meta: { align: 'right', width: '8%' },
  }),
  helper.accessor('visitors', {
    header: 'Posetioci',
    cell: ({ getValue }) => inGroups(getValue()),
    meta: { align: 'right', width: '10%' },
  }),
  helper.accessor('total', {
    header: 'Vrednost (din)',
    cell: ({ getValue }) => formatDinars(getValue()),
    meta: { align: 'right', width: '13.5%' },
  }),
  helper.accessor('lastVisit', {
    header: 'Poslednja',
    cell: ({ getValue }) => day(getValue()),
    meta: { align: 'center', width: '11.5%' },
  }),
  helper.accessor('nextVisit', {
    header: 'Najavljena',
    cell: ({ getValue }) => day(getValue()),
    meta: { align: 'center', width: '11.5%' },
  }),
]);
