import type { MailQuery } from '@museum/shared/mail/mail-schema';
import { useQuery } from '@tanstack/react-query';

import type { ListState } from '#components/data-table/list-state.ts';
import { PagedList } from '#components/data-table/paged-list.tsx';
import { MailCard } from './mail-card.tsx';
import { MAIL_COLUMNS } from './mail-columns.tsx';
import { OpenedMail } from './opened-mail.tsx';
import { mailsQuery } from './mail-queries.ts';

/** One page of the mails, newest first. */
export function MailsTable({ query, onChange }: ListState<MailQuery>) {
  return (
    <OpenedMail>
      <PagedList
        list={useQuery(mailsQuery(query))}
        columns={MAIL_COLUMNS}
        query={query}
        onChange={onChange}
        label="Pošta"
        errorTitle="Pošta nije učitana"
        isMarked={(mail) => mail.state === 'dead'}
        renderCard={(mail) => <MailCard isInList mail={mail} />}
      />
    </OpenedMail>
  );
}
