import { describe, expect, it } from 'vitest';

import { proposedReading } from './table-reading.ts';

/** What a form proposes, by the names of the file's columns. */
const proposed = (line: string) => {
  const headings = line.split(';');
  const table = { headings, rows: [], columns: null, namesAccount: true };
  const { columns } = proposedReading(table);
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, place]) =>
      place === '' ? [] : [[name, headings[Number(place)]]],
    ),
  );
};

describe('the columns that a table is proposed to have', () => {
  it.each([
    [
      'Datum;Platilac;Račun platioca;Svrha;Poziv na broj;Duguje;Potražuje',
      {
        postedOn: 'Datum',
        payer: 'Platilac',
        payerAccount: 'Račun platioca',
        purpose: 'Svrha',
        reference: 'Poziv na broj',
        debit: 'Duguje',
        credit: 'Potražuje',
      },
    ],
    [
      'Датум;Назив;Сврха;Позив на број;Дугује;Потражује',
      {
        postedOn: 'Датум',
        payer: 'Назив',
        purpose: 'Сврха',
        reference: 'Позив на број',
        debit: 'Дугује',
        credit: 'Потражује',
      },
    ],
    [
      'Datum;Poziv na broj (zaduženje);Poziv na broj (odobrenje);Iznos zaduženja;Iznos odobrenja',
      {
        postedOn: 'Datum',
        reference: 'Poziv na broj (zaduženje)',
        otherReference: 'Poziv na broj (odobrenje)',
        debit: 'Iznos zaduženja',
        credit: 'Iznos odobrenja',
      },
    ],
    ['Datum valute;Datum knjiženja;Iznos', { postedOn: 'Datum knjiženja', amount: 'Iznos' }],
    ['Datum valute;Iznos', { postedOn: 'Datum valute', amount: 'Iznos' }],
    ['Датум валуте;Датум;Износ', { postedOn: 'Датум', amount: 'Износ' }],
    ['Datum;D/P;Iznos', { postedOn: 'Datum', side: 'D/P', amount: 'Iznos' }],
    [
      'Datum;Iznos;Duguje/Potražuje;Uplatilac',
      { postedOn: 'Datum', amount: 'Iznos', side: 'Duguje/Potražuje', payer: 'Uplatilac' },
    ],
  ])('%s', (headings, columns) => {
    expect(proposed(headings)).toEqual(columns);
  });
});
