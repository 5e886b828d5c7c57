// pnpm privacy:erase E-MAIL|PHONE|"FULL NAME" [--yes]: removes everything that is stored about somebody.
import { ExplainedError } from '@museum/database/explained-error';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { dinarsText } from '@museum/shared/primitives/money';
import { text } from '@museum/shared/primitives/text';

import { openPrivacy } from './open-privacy.ts';
import { runTask } from './run-program.ts';
import { openTerminalForm } from './terminal-form.ts';

await runTask(async ({ keep }) => {
  const given = process.argv.slice(2);
  const [typed] = given.filter((word) => word !== '--yes');
  const privacy = await openPrivacy({ keep }, typed);
  const { person } = privacy;
  const found = await privacy.findPersonalData(person);
  const { visitRequests, contactMessages, mails, bankStatements, bankStatementLines } = found;
  const inBank = bankStatements.length + bankStatementLines.length;
  if (visitRequests.length + contactMessages.length + mails.length + inBank === 0) {
    privacy.note();
    await privacy.removeMailFiles();
    console.log(
      `O „${typed}“ ništa nije sačuvano. Zabeleženo je za slučaj vraćanja rezervne kopije.`,
    );
    return;
  }
  const today = dayInBelgrade(new Date());
  const coming = await privacy.countVisitsFrom(visitRequests, today);
  console.log(`O „${typed}“ je sačuvano:`);
  console.log(`  zahteva za posetu: ${visitRequests.length} (predstoji poseta: ${coming})`);
  for (const request of await privacy.describeRequests(visitRequests)) {
    const { normalizedId, visitDate, overpaid } = request;
    const money = overpaid > 0 ? `, za povraćaj ${dinarsText(overpaid)}` : '';
    console.log(`    ${normalizedId}, poseta ${visitDate}${money}`);
  }
  console.log(`  poruka: ${contactMessages.length}, mejlova: ${mails.length}`);
  console.log(`  na izvodima banke: ${inBank}`);
  if (!given.includes('--yes')) await askForConsent();
  privacy.note();
  const erased = await privacy.erasePersonalData(person);
  await privacy.removeMailFiles();
  console.log(`Uklonjeni su lični podaci iz ${erased.visitRequests.length} zahteva,`);
  console.log(
    `izbrisano poruka: ${erased.contactMessages.length}, mejlova: ${erased.mails.length}, na izvodima banke: ${inBank}.`,
  );
});

/** @throws ExplainedError unless the person says yes */
async function askForConsent(): Promise<void> {
  const form = openTerminalForm();
  try {
    const answer = await form.ask('To se ne može vratiti. Napišite DA za brisanje', text('name'));
    if (answer.trim() !== 'DA') throw new ExplainedError('Ništa nije izbrisano.');
  } finally {
    form.close();
  }
}
