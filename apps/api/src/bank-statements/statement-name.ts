import { formatDay } from '@museum/shared/primitives/calendar-date';

/** A statement as staff call it: "Izvod 187 od 06.10.2026". */
export const statementName = ({ number, day }: { number: string; day: string }) =>
  `Izvod ${number || 'bez broja'} od ${formatDay(day)}`;
