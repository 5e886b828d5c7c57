import { UNREADABLE_COUNT } from '@museum/shared/primitives/count';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { CheckboxField } from './choices/checkbox-field.tsx';
import { DateField } from './time/date-field.tsx';
import { NOT_A_DAY } from './time/day-text.ts';
import { FormErrors } from './form-errors.tsx';
import { NumberField } from './amounts/number-field.tsx';
import { RadioCardsField } from './choices/radio-cards-field.tsx';
import { SelectField } from './choices/select-field.tsx';
import { TextField } from './text-field.tsx';
import { TimeField } from './time/time-field.tsx';
import { noteServerTime } from '#lib/time/server-time.ts';

const defaults = {
  name: '',
  amount: 0,
  time: '',
  day: '2026-05-04',
  age: '',
  kind: '',
  wanted: false,
};
type Values = typeof defaults;

const ages = [
  { value: 'CHILD', label: 'Predškolci' },
  { value: 'ADULTS', label: 'Odrasli' },
];

const submitted = vi.fn<(values: Values) => void>();

/** All fields; the first two of the page are checked last, to tell page order from form order. */
function Form({ invalid = [] as (keyof Values)[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { control, handleSubmit, formState } = useForm<Values>({
    defaultValues: defaults,
    shouldFocusError: false,
    resolver: (values) => {
      const wrong = invalid.map((name) => [name, { type: 'custom', message: `${name} ne valja` }]);
      return invalid.length > 0
        ? { values: {}, errors: Object.fromEntries(wrong) as object }
        : { values, errors: {} };
    },
  });
  return (
    <form
      ref={form}
      onSubmit={handleSubmit((values) => {
        submitted(values);
      })}
    >
      <FormErrors form={form} formState={formState} />
      <TextField control={control} name="name" label="Ime" hint="Ime i prezime" required />
      <NumberField control={control} name="amount" label="Broj posetilaca" min={1} stepper />
      <TimeField control={control} name="time" label="Vreme posete" />
      <DateField control={control} name="day" label="Datum posete" min="2026-05-04" />
      <SelectField
        control={control}
        name="age"
        label="Uzrast"
        options={ages}
        emptyLabel="Izaberite"
      />
      <RadioCardsField control={control} name="kind" label="Vrsta" options={ages} />
      <CheckboxField control={control} name="wanted" label="Dodatni sadržaj" look="switch" />
      <button type="submit">Pošalji</button>
    </form>
  );
}

const user = userEvent.setup();
const submit = () => user.click(screen.getByRole('button', { name: 'Pošalji' }));
const sent = async () => {
  await submit();
  await waitFor(() => {
    expect(submitted).toHaveBeenCalled();
  });
  return submitted.mock.lastCall?.[0];
};

beforeEach(() => {
  submitted.mockClear();
});

describe('the form fields', () => {
  it('hand over what was typed and chosen', async () => {
    render(<Form />);
    await user.type(screen.getByRole('textbox', { name: /Ime/ }), 'Čačak');
    await user.type(screen.getByRole('textbox', { name: /Broj posetilaca/ }), '25');
    await user.type(screen.getByRole('textbox', { name: /Vreme posete/ }), '930');
    await user.selectOptions(screen.getByRole('combobox', { name: /Uzrast/ }), 'Odrasli');
    await user.click(screen.getByRole('radio', { name: 'Predškolci' }));
    await user.click(screen.getByRole('switch', { name: 'Dodatni sadržaj' }));
    expect(await sent()).toEqual({
      name: 'Čačak',
      amount: 25,
      time: '09:30',
      day: '2026-05-04',
      age: 'ADULTS',
      kind: 'CHILD',
      wanted: true,
    });
  });

  it('say of a time that it is the first or the last one', async () => {
    render(<Form />);
    const time = screen.getByRole('textbox', { name: /Vreme posete/ });
    const earlier = screen.getByRole('button', { name: 'Vreme posete: 15 minuta ranije' });
    const later = screen.getByRole('button', { name: 'Vreme posete: 15 minuta kasnije' });
    await user.type(time, '08:00');
    expect(earlier).toHaveAttribute('aria-disabled', 'true');
    expect(later).not.toHaveAttribute('aria-disabled');
    await user.click(later);
    expect(time).toHaveValue('08:15');
    expect(earlier).not.toHaveAttribute('aria-disabled');
    await user.clear(time);
    await user.type(time, '16:00');
    expect(later).toHaveAttribute('aria-disabled', 'true');
    expect(earlier).not.toHaveAttribute('aria-disabled');
  });

  it('count numbers by buttons and arrow keys within their limits', async () => {
    render(<Form />);
    const amount = screen.getByRole('textbox', { name: /Broj posetilaca/ });
    await user.click(screen.getByRole('button', { name: 'Broj posetilaca: jedan više' }));
    expect(amount).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'Broj posetilaca: jedan manje' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.type(amount, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(amount).toHaveValue('2');
  });

  it.each([
    ['25', 25, '25'],
    ['1.000', 1000, '1000'],
    ['1 000', 1000, '1000'],
    ['999999', 999_999, '999999'],
    ['-4', -4, '-4'],
    ['2,5', UNREADABLE_COUNT, '2,5'],
    ['12.5', UNREADABLE_COUNT, '12.5'],
    ['20-25', UNREADABLE_COUNT, '20-25'],
    ['45+3', UNREADABLE_COUNT, '45+3'],
    ['1e2', UNREADABLE_COUNT, '1e2'],
  ])('take "%s" for the number %d and show "%s"', async (typed, count, shown) => {
    render(<Form />);
    const amount = screen.getByRole('textbox', { name: /Broj posetilaca/ });
    await user.clear(amount);
    await user.keyboard(typed);
    expect(amount).toHaveValue(typed);
    expect((await sent())?.amount).toBe(count);
    expect(amount).toHaveValue(shown);
  });

  it('count on from an unreadable number', async () => {
    render(<Form />);
    const amount = screen.getByRole('textbox', { name: /Broj posetilaca/ });
    await user.clear(amount);
    await user.keyboard('20-25');
    await user.click(screen.getByRole('button', { name: 'Broj posetilaca: jedan više' }));
    expect(amount).toHaveValue('1');
  });

  it('say of an empty number that it is none', async () => {
    render(<Form />);
    await user.clear(screen.getByRole('textbox', { name: /Broj posetilaca/ }));
    expect((await sent())?.amount).toBeNaN();
  });

  it.each([
    ['930', '09:30'],
    ['9.30 h', '09:30'],
    ['10:00:00', '10:00:00'],
  ])('take the time %s as %s, left or sent by Enter', async (typed, time) => {
    render(<Form />);
    const field = screen.getByRole('textbox', { name: /Vreme posete/ });
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(submitted.mock.lastCall?.[0].time).toBe(time);
    });
    await user.tab();
    expect(field).toHaveValue(time);
  });

  it('step times by a quarter of an hour', async () => {
    render(<Form />);
    const time = screen.getByRole('textbox', { name: /Vreme posete/ });
    await user.type(time, '10:00{ArrowUp}');
    expect(time).toHaveValue('10:15');
    await user.click(screen.getByRole('button', { name: 'Vreme posete: 15 minuta ranije' }));
    expect(time).toHaveValue('10:00');
  });

  const day = () => screen.getByRole('textbox', { name: /Datum posete/ });

  it('show a day as DD.MM.YYYY with its weekday', () => {
    render(<Form />);
    expect(day()).toHaveValue('04.05.2026');
    expect(day()).toHaveAccessibleDescription('ponedeljak');
  });

  it.each([
    ['20052026', '20.05.2026', '2026-05-20'],
    ['20.05.2026', '20.05.2026', '2026-05-20'],
    ['5.6.2026.', '05.06.2026', '2026-06-05'],
    ['20.5.26', '20.05.2026', '2026-05-20'],
    ['{End}{Backspace}7', '04.05.2027', '2027-05-04'],
    ['{Home}{Delete}{Delete}15', '15.05.2026', '2026-05-15'],
    ['{ArrowUp}{ArrowUp}{ArrowDown}', '05.05.2026', '2026-05-05'],
    ['{ArrowDown}', '04.05.2026', '2026-05-04'],
    ['{Backspace}', '', ''],
    ['31.04.2026', '31.04.2026', NOT_A_DAY],
    ['sutra', 'sutra', NOT_A_DAY],
  ])('end with the day that was typed: %s', async (keys, shown, value) => {
    render(<Form />);
    await user.tab();
    day().focus();
    await user.keyboard(keys);
    expect((await sent())?.day).toBe(value);
    expect(day()).toHaveValue(shown);
    // A second time, in a form that was refused or sent before.
    day().focus();
    await user.keyboard('06.07.2028');
    expect((await sent())?.day).toBe('2028-07-06');
    expect(day()).toHaveValue('06.07.2028');
  });

  it('hand over whole days only, and what is typed when Enter sends it', async () => {
    render(<Form />);
    day().focus();
    await user.keyboard('20.5.2');
    expect(day()).not.toHaveAccessibleDescription();
    await user.keyboard('6{Enter}');
    await waitFor(() => {
      expect(submitted.mock.lastCall?.[0].day).toBe('2026-05-20');
    });
    expect(day()).toHaveAccessibleDescription('sreda');
  });

  it('choose a day in Serbian from the calendar, and return to its button', async () => {
    render(<Form />);
    const label = 'Izaberite datum, izabran je 4. maja 2026.';
    await user.click(screen.getByRole('button', { name: label }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Izaberite datum' }));
    expect(calendar.getByText('ponedeljak, 4. maj')).toBeVisible();
    expect(calendar.getByText('Maj 2026')).toBeInTheDocument();
    expect(calendar.getByRole('columnheader', { name: 'Ponedeljak' })).toHaveTextContent('po');
    await user.click(calendar.getByRole('gridcell', { name: '20' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: /izabran je 20. maja 2026\.$/ })).toHaveFocus();
    expect(day()).toHaveValue('20.05.2026');
    expect((await sent())?.day).toBe('2026-05-20');
  });

  it('refuse days before the first one in the calendar', async () => {
    render(<Form />);
    await user.click(screen.getByRole('button', { name: /Izaberite datum/ }));
    expect(await screen.findByRole('gridcell', { name: '3' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '4' })).toBeEnabled();
  });

  it('mark the day that it is in Belgrade, also when they stay open over midnight', async () => {
    onTestFinished(() => {
      noteServerTime(new Date().toISOString());
    });
    const expectToday = (name: string) => {
      const marked = screen.getAllByRole('gridcell').filter((cell) => cell.ariaCurrent === 'date');
      expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
    };
    // In Belgrade it is the day after.
    noteServerTime('Mon, 04 May 2026 22:30:00 GMT');
    render(<Form />);
    await user.click(screen.getByRole('button', { name: /Izaberite datum/ }));
    await screen.findByRole('gridcell', { name: '5' });
    expectToday('5');

    noteServerTime('Tue, 05 May 2026 22:00:00 GMT');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expectToday('6');
  });

  it('describe themselves by the hint, and by the error when there is one', async () => {
    render(<Form invalid={['name', 'kind', 'age', 'amount', 'time', 'wanted']} />);
    const name = screen.getByRole('textbox', { name: /Ime/ });
    expect(name).toHaveAccessibleDescription('Ime i prezime');
    await submit();
    await waitFor(() => {
      expect(name).toHaveAccessibleDescription('name ne valja');
    });
    const described = [
      screen.getByRole('textbox', { name: /Broj posetilaca/ }),
      screen.getByRole('textbox', { name: /Vreme posete/ }),
      screen.getByRole('combobox', { name: /Uzrast/ }),
      screen.getByRole('radiogroup', { name: /Vrsta/ }),
      screen.getByRole('switch', { name: 'Dodatni sadržaj' }),
    ];
    for (const field of described) {
      expect(field).toHaveAccessibleDescription(/ne valja/);
      expect(field).toBeInvalid();
    }
  });
});

describe('after an attempt to submit', () => {
  it.each([
    [['kind', 'time'] as const, () => screen.getByRole('textbox', { name: /Vreme posete/ })],
    [['wanted', 'kind'] as const, () => screen.getByRole('radio', { name: 'Predškolci' })],
    [['age', 'name'] as const, () => screen.getByRole('textbox', { name: /Ime/ })],
  ])(
    'with errors in %j the first of the page is in view and has the cursor',
    async (invalid, field) => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
      render(<Form invalid={[...invalid]} />);
      await submit();
      await waitFor(() => {
        expect(field()).toHaveFocus();
      });
      expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'center' });
      expect(scroll.mock.contexts[0]).toBe(field());
      expect(screen.getByRole('status')).toHaveTextContent('Obrazac ima 2 greške');
    },
  );

  it('says how many errors are left', async () => {
    const { rerender } = render(<Form invalid={['name', 'time']} />);
    await submit();
    expect(screen.getByRole('status')).toHaveTextContent('Obrazac ima 2 greške');
    rerender(<Form invalid={['time']} />);
    await user.type(screen.getByRole('textbox', { name: /Ime/ }), 'Ana');
    expect(screen.getByRole('status')).toHaveTextContent('Obrazac ima 1 grešku');
  });

  it('no longer speaks of errors once none is left', async () => {
    const { rerender } = render(<Form invalid={['name']} />);
    await submit();
    expect(screen.getByRole('status')).toHaveTextContent('Obrazac ima 1 grešku');
    rerender(<Form />);
    await user.type(screen.getByRole('textbox', { name: /Ime/ }), 'Ana');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does so again at the next attempt', async () => {
    render(<Form invalid={['name']} />);
    await submit();
    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: /Ime/ })).toHaveFocus();
    });
    screen.getByRole('textbox', { name: /Vreme posete/ }).focus();
    await submit();
    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: /Ime/ })).toHaveFocus();
    });
  });
});

describe('a field of a form that is drawn anew at each key', () => {
  it('is drawn anew for its own value alone', async () => {
    const drawn = vi.fn();
    const options = Object.assign([...ages], {
      map: (draw: (option: (typeof ages)[number]) => unknown) => {
        drawn();
        return ages.map(draw);
      },
    });
    function WatchedForm() {
      const { control } = useForm<Values>({ defaultValues: defaults });
      useWatch({ control });
      return (
        <>
          <TextField control={control} name="name" label="Ime" />
          <SelectField control={control} name="age" label="Uzrast" options={options} />
        </>
      );
    }
    render(<WatchedForm />);
    drawn.mockClear();

    await userEvent.type(screen.getByLabelText('Ime'), 'Đurđa');
    expect(drawn).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByLabelText('Uzrast'), 'Odrasli');
    expect(drawn).toHaveBeenCalled();
  });
});
