import { type GuideChoice, guideDayOf, guideDayTitle } from '@museum/shared/day/guide-day';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import {
  emptyDayInWords,
  NOT_ON_PAPER,
  PAPER_COLUMNS,
  sheetDay,
  sheetInstant,
  type SheetLine,
  sheetLinesOf,
  sumsInWords,
  WRITING_LINE,
  houseInWords,
} from '@museum/shared/day/sheet-line';
import GlobalStyles from '@mui/material/GlobalStyles';

import { serverNow } from '#lib/time/server-time.ts';
import { Paper } from './paper-looks.ts';
import { usePrinting } from '#lib/browser/use-printing.ts';

/** Names of more letters take several lines: the sheet is set smaller then. */
const LONG_NAME = 50;

/** The page without the back office around it. */
const onPaper = {
  '@media print': {
    '@page': { size: 'A4 landscape', margin: '8mm 9mm' },
    html: { fontSize: '16px !important' },
    aside: { display: 'none !important' },
    'div:has(> main)': { padding: '0 !important' },
    main: { padding: '0 !important' },
  },
};

type SheetPaperProps = { sheet: DaySheet; choice: GuideChoice };

/** The sheet on paper, drawn only while it is being printed: one A4 lying for twelve groups. */
export function SheetPaper(sheet: SheetPaperProps) {
  return usePrinting() ? <PrintedSheet {...sheet} /> : <GlobalStyles styles={onPaper} />;
}

/** The sums are those of the groups below, the house's everybody's. */
function PrintedSheet({ sheet, choice }: SheetPaperProps) {
  const shown = guideDayOf(sheet, choice);
  const title = guideDayTitle(sheet, choice) || 'Dnevni list';
  const lines = sheetLinesOf(shown);
  return (
    <Paper data-dense={lines.some(({ name }) => name.length > LONG_NAME) || undefined}>
      <GlobalStyles styles={onPaper} />
      <header>
        <h1>{`${title} · ${sheetDay(sheet.day.date)}`}</h1>
        <b>{sumsInWords(shown)}</b>
        <p>{houseInWords(sheet).join(' · ')}</p>
      </header>
      <table>
        <thead>
          <tr>
            {Object.entries(PAPER_COLUMNS).map(([column, heading]) => (
              <th key={column} data-column={column}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {lines.length === 0 ? <p>{emptyDayInWords(sheet)}</p> : null}
      <footer>{`Odštampano ${sheetInstant(serverNow())}; ${NOT_ON_PAPER}`}</footer>
    </Paper>
  );
}

function Line({ line }: { line: SheetLine }) {
  return (
    <tr>
      <td className="time">{line.time}</td>
      <td>
        <div className="name">{line.name}</div>
        {line.mark ? <strong>{`${line.mark} · `}</strong> : null}
        {line.town}
      </td>
      <td>
        <div className="people">{line.people}</div>
        {line.age}
      </td>
      <td>
        <div>{line.leader}</div>
        <b>{line.phone}</b>
      </td>
      <td>
        <div>
          <b>{line.lunchTime}</b>
        </div>
        {line.portions}
      </td>
      <td>
        {line.allergies ? <div className="allergies">{`▲ ${line.allergies}`}</div> : null}
        <div className="comment">{line.comment}</div>
      </td>
      <td>
        <div>
          <b>{line.payment}</b>
        </div>
        {line.open}
      </td>
      <td>
        <b>{line.guides}</b>
        <div className="halls">{line.halls}</div>
      </td>
      <td className="arrived">
        <span className="box">{line.hasArrived ? '✓' : ''}</span>
        {line.hasArrived ? '' : WRITING_LINE}
      </td>
    </tr>
  );
}
