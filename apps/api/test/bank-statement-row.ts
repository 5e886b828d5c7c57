/** A stored bank statement of these contents, without lines; each content is stored once. */
export const bankStatementRow = (fileName: string, contentHash: string) => ({
  fileName,
  contentHash,
  account: '840000000000000031',
  number: '187',
  day: new Date('2026-10-06'),
  opening: 0,
  closing: 0,
  debitCount: 0,
  debitSum: 0,
  uploadedBy: 'Jelena Đorđević',
});
