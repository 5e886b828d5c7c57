import { buildPriceMapping } from '@museum/shared/testing/build-price';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { confirmedAt, field, openDetails, prepareDetails } from '#test/open-details.ts';

beforeEach(prepareDetails);

describe('"Preračunaj"', () => {
  const cheaper = () =>
    buildVisitRequestResponse({ unitPrices: buildPriceMapping({ GROUP_CENTRE: 300 }) });

  const recalculateButton = async () => {
    const button = screen.getByRole('button', { name: 'Preračunaj' });
    await waitFor(() => {
      expect(button).toBeEnabled();
    });
    return button;
  };

  it('shows what changes, and takes over today’s prices when agreed', async () => {
    const { user, api } = await openDetails(cheaper());
    expect(screen.getByRole('row', { name: /^Ukupno/ })).toHaveTextContent('7.200,00 din');
    await user.click(await recalculateButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Preračunaj zahtev' }));
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Grupna ulaznica: centar300,00 din → 400,00 din',
      'Ukupno7.200,00 din → 9.600,00 din',
    ]);
    expect(api.stored.get(1)?.version).toBe(1);
    await user.click(dialog.getByRole('button', { name: 'Preračunaj' }));
    await waitFor(() => {
      expect(screen.getByRole('row', { name: /^Ukupno/ })).toHaveTextContent('9.600,00 din');
    });
  });

  it('of a confirmed visit goes with the mail that was shown', async () => {
    const { user, api } = await openDetails({
      ...cheaper(),
      stage: 'confirmed',
      confirmedAt,
    });
    await user.click(await recalculateButton());
    const drawer = within(await screen.findByRole('dialog', { name: 'Preračunaj zahtev' }));
    await drawer.findByTitle('Izgled mejla');
    await user.click(drawer.getByRole('button', { name: 'Preračunaj i pošalji' }));
    expect(await screen.findByText('Zahtev je preračunat po važećem cenovniku')).toBeVisible();
    expect(api.previews[0]).toMatchObject({ act: 'recalculate' });
    expect(api.recalculations).toEqual([{ version: 1, mail: { send: true, note: null } }]);
  });

  it('is not to be had, and says why, where nothing that the request has costs anything else', async () => {
    await openDetails(
      buildVisitRequestResponse({ unitPrices: buildPriceMapping({ SCHOOL_DINNER: 1 }) }),
    );
    const button = screen.getByRole('button', { name: 'Preračunaj' });
    await waitFor(() => {
      expect(button).toHaveAccessibleDescription(
        'Cene su iste kao u važećem cenovniku, PDV je uračunat: nema šta da se preračuna.',
      );
    });
    expect(button).toBeDisabled();
  });

  it('says what becomes of unsaved changes, and keeps them', async () => {
    const { user } = await openDetails(cheaper());
    await user.click(field('Pregledan'));
    await user.click(await recalculateButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Preračunaj zahtev' }));
    expect(dialog.getByText(/^Imate nesačuvane izmene\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Preračunaj' }));
    await waitFor(() => {
      expect(screen.getByRole('row', { name: /^Ukupno/, hidden: true })).toHaveTextContent(
        '9.600,00 din',
      );
    });
    expect(field('Pregledan')).toBeChecked();
  });

  it('keeps what was written to the requester when a colleague was quicker', async () => {
    const { user, api } = await openDetails({ ...cheaper(), stage: 'confirmed', confirmedAt });
    const note = () => screen.findByLabelText('Rečenica više (nije obavezno)');
    await user.click(field('Pregledan'));
    await user.click(await recalculateButton());
    await user.type(await note(), 'Cene važe od juče.');
    api.change(1, { comment: 'Dolaze dva autobusa.' });
    await user.click(screen.getByRole('button', { name: 'Preračunaj i pošalji' }));
    const comparison = { name: 'Zahtev je u međuvremenu izmenjen' };
    const dialog = within(await screen.findByRole('dialog', comparison));
    await user.click(dialog.getByRole('button', { name: 'Nastavi sa mojim izmenama' }));

    await user.click(await recalculateButton());
    expect(await note()).toHaveValue('Cene važe od juče.');
  });
});
