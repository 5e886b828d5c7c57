import { ERROR_STATUS, type ErrorCode } from '@museum/shared/http/error-code';
import { errorEnvelopeSchema, type ErrorItem } from '@museum/shared/http/envelope';
import { buildDinnerRequest } from '@museum/shared/testing/build-dinner-request';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { renderApp } from '#test/render-app.tsx';
import { servePrices } from '#test/api/serve-prices.ts';
import { created, openFilledForm, openForm, takeRequests } from '#test/request-form.ts';

beforeEach(() => {
  servePrices();
});

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const thanks = () => screen.findByRole('heading', { name: 'Hvala na zahtevu!' });
const lost = () => HttpResponse.error();

const refused = (code: ErrorCode, ...given: (Omit<ErrorItem, 'code'> | number)[]) => {
  const items = given.filter((item) => typeof item === 'object');
  const seconds = given.find((item) => typeof item === 'number');
  const headers = seconds === undefined ? undefined : { 'Retry-After': `${seconds}` };
  const errors = (items.length > 0 ? items : [{ message: code }]).map((item) => ({
    code,
    ...item,
  }));
  return () =>
    HttpResponse.json(errorEnvelopeSchema.parse({ errors }), {
      status: ERROR_STATUS[code],
      headers,
    });
};

const explained = (text: RegExp) => screen.findByText(text);
const LOST = /Nismo dobili odgovor/;

describe('sending a request', () => {
  it('stores it, says so, and thanks with its number and the focus on the heading', async () => {
    const sent = takeRequests(() => created('GP-2026-000042'));
    const { user, currentAddress } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    expect(await thanks()).toHaveFocus();
    expect(currentAddress()).toBe('/buyingGroupTicketsSuccess');
    expect(await screen.findByText('Zahtev je uspješno kreiran')).toBeInTheDocument();
    expect(screen.getByText('GP-2026-000042')).toBeInTheDocument();
    expect(screen.getByText('Predškolska ustanova „Pčelica“')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ isRequestingDinner: false, dinnerRequest: null });
    expect(sent[0]?.body).not.toHaveProperty('agencyName');
    expect(sessionStorage.getItem('visit-request-draft')).toBeNull();
  });

  it('sends once however often the button is pressed', async () => {
    const sent = takeRequests(created);
    await openFilledForm();
    const form = button('Pošaljite zahtev').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    fireEvent.submit(form);
    await thanks();
    expect(sent).toHaveLength(1);
  });

  it('never asks a person for lunch', async () => {
    const sent = takeRequests(created);
    const { user } = await openFilledForm({ contactType: 'personal', isRequestingDinner: true });
    await user.click(button('Pošaljite zahtev'));
    await thanks();
    expect(sent[0]?.body).toMatchObject({ contactType: 'personal', isRequestingDinner: false });
  });
});

describe('when the answer is lost', () => {
  it('keeps what was typed, explains, and sends the same content again under the same key', async () => {
    const sent = takeRequests(lost, refused('SERVICE_UNAVAILABLE'), created);
    const { user } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    await explained(LOST);
    expect(field(/Naziv institucije/)).toHaveValue('Predškolska ustanova „Pčelica“');
    await user.click(button('Pošaljite zahtev'));
    await screen.findByText(/Usluga trenutno nije dostupna/);
    await user.click(await screen.findByRole('button', { name: 'Pošaljite zahtev' }));
    await thanks();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[2]?.body).toEqual(sent[0]?.body);
  });

  it('keeps the key over a reload', async () => {
    const sent = takeRequests(lost, created);
    const { user, unmount } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    await explained(LOST);
    unmount();
    const reopened = await openForm();
    expect(screen.getByText(/Nastavljate zahtev/).closest('[role=status]')).toBeInTheDocument();
    await reopened.user.click(button('Pošaljite zahtev'));
    await thanks();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('keeps the key when a later refusal says nothing about the first attempt', async () => {
    const sent = takeRequests(lost, refused('TOO_MANY_REQUESTS'), created);
    const { user } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    await explained(LOST);
    await user.click(button('Pošaljite zahtev'));
    await explained(/Zahtev nije poslat/);
    await user.click(button('Pošaljite zahtev'));
    await thanks();
    expect(sent[2]?.key).toBe(sent[0]?.key);
  });

  it('takes no other page for a confirmation', async () => {
    takeRequests(() => HttpResponse.html('<h1>Prijavite se na mrežu hotela</h1>'));
    const { user } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    await explained(LOST);
  });
});

describe('when the content was changed after a lost answer and the first request was stored', () => {
  const change = async (...answers: Parameters<typeof takeRequests>) => {
    const stored = () => created('GP-2026-000007');
    const sent = takeRequests(lost, refused('IDEMPOTENCY_CONFLICT'), stored, ...answers);
    const { user } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    await explained(LOST);
    fireEvent.change(field(/Broj posetilaca/), { target: { value: '30' } });
    await user.click(button('Pošaljite zahtev'));
    await explained(/Ovaj zahtev još nije poslat/);
    return { user, sent };
  };

  it('tells which one is stored, so that nobody takes it for another', async () => {
    const { sent } = await change();
    expect(sent[2]).toEqual(sent[0]);
    const alert = screen.getByText(/Sa ovog obrasca je ranije primljen/).closest('[role=alert]');
    expect(alert).toHaveTextContent(/GP-2026-000007 – Predškolska ustanova „Pčelica“/);
    expect(alert).toHaveTextContent('broj posetilaca: 24');
    expect(alert).toHaveTextContent(/, \d+\. \p{L}+ \d{4}\. u 10:00, /u);
  });

  it('proposes neither way and shows no toast', async () => {
    await change();
    for (const name of ['Pošaljite kao nov zahtev', 'Ostavite samo primljeni']) {
      expect(button(name)).toHaveClass('MuiButton-outlined');
    }
    expect(screen.queryByText(/Osvežite/)).not.toBeInTheDocument();
    expect(screen.queryByText(/već poslato sa drugim/)).not.toBeInTheDocument();
  });

  it('lets the stored one stand and shows its number', async () => {
    const { user } = await change();
    await user.click(button('Ostavite samo primljeni'));
    await thanks();
    expect(screen.getByText('GP-2026-000007')).toBeInTheDocument();
  });

  it('sends the changed one as a new request under a new key, only when told to', async () => {
    const { user, sent } = await change(created);
    expect(sent).toHaveLength(3);
    await user.click(button('Pošaljite kao nov zahtev'));
    await thanks();
    expect(sent[3]?.body.visitorAmount).toBe(30);
    expect(sent[3]?.key).not.toBe(sent[0]?.key);
  });
});

describe('when something that this form never sent is stored under its key', () => {
  it('sends the request under another key, without a question', async () => {
    const sent = takeRequests(refused('IDEMPOTENCY_CONFLICT'), created);
    const { user } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    await thanks();
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

describe('when the server refuses', () => {
  it('puts its messages beside the fields and takes a new key', async () => {
    const sent = takeRequests(
      refused(
        'VALIDATION_ERROR',
        { field: 'institutionPib', message: 'PIB institucije je obavezan' },
        { field: 'visitDate', message: 'Datum posete mora biti u budućnosti' },
      ),
      created,
    );
    const { user } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    await waitFor(() => {
      expect(field(/PIB institucije/)).toHaveAccessibleDescription('PIB institucije je obavezan');
    });
    await waitFor(() => {
      expect(field(/PIB institucije/)).toHaveFocus();
    });
    expect(screen.getByText('Datum posete mora biti u budućnosti')).toBeInTheDocument();
    await user.click(button('Pošaljite zahtev'));
    await thanks();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('goes back to the first step for its fields, and stays in the second for the lunch', async () => {
    takeRequests(
      refused('VALIDATION_ERROR', {
        field: 'dinnerRequest.customerName',
        message: 'Ime naručioca mora biti duže od 1 znaka',
      }),
      refused('VALIDATION_ERROR', {
        field: 'visitTime',
        message: 'Vreme posete mora biti između 08:00 i 16:00',
      }),
    );
    const { user } = await openFilledForm({ dinnerRequest: buildDinnerRequest() });
    await user.click(button(/Dalje/));
    await user.click(await screen.findByRole('button', { name: 'Pošaljite zahtev' }));
    await waitFor(() => {
      expect(field('Naručilac')).toHaveAccessibleDescription(
        'Ime naručioca mora biti duže od 1 znaka',
      );
    });
    await user.click(await screen.findByRole('button', { name: 'Pošaljite zahtev' }));
    await screen.findByRole('heading', { name: 'Podaci o poseti' });
    await waitFor(() => {
      expect(field('Vreme posete')).toHaveFocus();
    });
    expect(field('Vreme posete')).toHaveAccessibleDescription(
      'Vreme posete mora biti između 08:00 i 16:00',
    );
  });

  it('says once, beside the form and in one toast, how long to wait', async () => {
    takeRequests(refused('TOO_MANY_REQUESTS', { message: 'Molimo sačekajte malo.' }, 240));
    const { user } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    await screen.findAllByText(/ponovo za oko 4 minuta/);
    await user.click(button('Pošaljite zahtev'));
    await explained(/Zahtev nije poslat/);
    expect(screen.getAllByText(/ponovo za oko 4 minuta/)).toHaveLength(2);
    expect(screen.queryByText(/sačekajte malo/)).not.toBeInTheDocument();
    expect(field(/Naziv institucije/)).toHaveValue('Predškolska ustanova „Pčelica“');
  });
});

describe('closing the tab', () => {
  const isQuestioned = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('asks nothing while no word was typed, and nothing after the request was sent', async () => {
    takeRequests(created);
    const empty = await openForm();
    expect(isQuestioned()).toBe(false);
    empty.unmount();
    const { user } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    await thanks();
    expect(isQuestioned()).toBe(false);
  });

  it('asks whoever has typed something that was not sent', async () => {
    await openForm();
    fireEvent.change(field(/Naziv agencije/), { target: { value: 'Putokaz' } });
    expect(isQuestioned()).toBe(true);
  });
});

describe('the draft of a request', () => {
  it('can be erased, and the erasure taken back', async () => {
    const { user } = await openFilledForm();
    await user.click(button('Obrišite uneto'));
    expect(field(/Naziv agencije/)).toHaveValue('');
    await user.click(button('Vratite'));
    expect(await screen.findByDisplayValue('Predškolska ustanova „Pčelica“')).toBeInTheDocument();
  });

  it('is not erased while it is on its way', async () => {
    const { promise: released, resolve: answer } = Promise.withResolvers<void>();
    takeRequests(async () => {
      await released;
      return created();
    });
    const { user } = await openFilledForm();
    await user.click(button('Pošaljite zahtev'));
    expect(button('Slanje zahteva…')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Obrišite uneto')).toBeDisabled();
    answer();
    await thanks();
  });
});

describe('the thank-you page', () => {
  it('opened by its own address claims no request, and says what to do when none is confirmed', async () => {
    renderApp('/buyingGroupTicketsSuccess');
    expect(await screen.findByRole('heading', { name: 'Potvrda zahteva' })).toHaveFocus();
    expect(screen.queryByText(/Hvala na zahtevu|stigao do nas|Broj vašeg/)).not.toBeInTheDocument();
    expect(screen.getByText(/Ako u roku od 24/)).toBeInTheDocument();
  });
});
