import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import { dinarsToPay, isOverdue, type VisitPayment } from '@museum/shared/payments/payment-state';
import { nameOfDay, nearDayInSentence } from '@museum/shared/primitives/day-words';
import { dinarsText } from '@museum/shared/primitives/money';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { today } from '#lib/time/dates.ts';
import { telephoneLink } from '#lib/telephone-link.ts';
import { phonePath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { qrcodePath, uploadPath } from '#components/icons/tool-icon-paths.ts';
import { typeset } from '#components/typeset.ts';
import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import { AgainButton } from '#features/visit-requests/again/again-button.tsx';
import { goToPart } from '#features/visit-requests/my-request/go-to-part.ts';
import {
  currentProformas,
  wayAtTicketOffice,
} from '#features/visit-requests/my-request/payment/my-payment.ts';
import { PAYMENT_ID, PROOF_ID } from '#features/visit-requests/my-request/payment/payment-card.tsx';
import type { Standing } from './standing.ts';

type NextStepProps = { request: MyRequest; standing: Standing };

type Next = {
  heading: string;
  /** Dinars. */
  sum?: number;
  text: string;
  acts?: ReactNode;
};

const goTo = (id: string) => () => {
  goToPart(id, 'smooth');
};

const [phone] = organisation.phones;

const callButton = (
  <Button
    href={telephoneLink(phone)}
    variant="contained"
    color="amber"
    startIcon={<Icon path={phonePath} size={20} />}
  >
    Pozovite {phone}
  </Button>
);

const payButtons = (
  <>
    <Button
      variant="contained"
      color="amber"
      startIcon={<Icon path={qrcodePath} size={20} />}
      onClick={goTo(PAYMENT_ID)}
    >
      Podaci za uplatu
    </Button>
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon path={uploadPath} size={20} />}
      onClick={goTo(PROOF_ID)}
    >
      Pošaljite dokaz o uplati
    </Button>
  </>
);

const again = (request: MyRequest) => (
  <AgainButton
    earlier={{ normalizedId: request.normalizedId, request: ageGroupAsRequested(request) }}
    keeps="everything"
    variant="contained"
    color="amber"
  />
);

/** What a request waits for until it is answered; at short notice, and later, for a call. */
function nextOfReceived(request: MyRequest): Next {
  const { change, mayCancel } = request;
  // Staff may issue a predračun before they confirm.
  const payment = currentProformas(request).length > 0 ? '' : ' Plaćate tek posle potvrde.';
  if (!mayCancel) {
    return {
      heading: 'Poseta nije potvrđena',
      text: 'Vreme koje ste tražili je došlo, a termin još nije potvrđen. Pozovite nas.',
      acts: callButton,
    };
  }
  if (change === 'tooLate') {
    return {
      heading: 'Sledeće: naš odgovor',
      text: `Proveravamo termin. Poseta je uskoro, zato nas i pozovite.${payment}`,
      acts: callButton,
    };
  }
  return {
    heading: 'Sledeće: naš odgovor',
    text: `Proveravamo termin i javljamo se e-poštom ili telefonom u roku od ${measure(facts.groupVisit.confirmationHours, 'sata')}.${payment}`,
  };
}

/** What is to be transferred until a day, or was. */
function nextOfTransfer({ state, paid }: VisitPayment, due: string, sum: number): Next {
  // Of what is left once some money has come, a proof says nothing.
  if (state === 'proof') {
    return {
      heading: 'Dokaz o uplati je stigao',
      sum,
      text: 'Čekamo da uplata legne na račun; tada ovde piše „Plaćeno“. Ne morate ništa više.',
    };
  }
  const missing = paid > 0 ? 'Toliko još nedostaje.' : 'Na računu još nema vaše uplate.';
  if (isOverdue({ due }, today())) {
    return {
      heading: `Rok za uplatu je bio ${nearDayInSentence(due)}`,
      sum,
      text: `${missing} Ako ste platili, ponesite dokaz i pokažite ga na blagajni; ako niste, platite tamo gotovinom ili karticom.`,
    };
  }
  return {
    heading: `Sledeće: uplata do ${nearDayInSentence(due)}`,
    sum,
    text: `${missing} Ako ste platili, pošaljite nam dokaz.`,
    acts: payButtons,
  };
}

/** What a promised visit waits for: the money, the day, or the group that should be there. */
function nextOfPromised(request: MyRequest): Next {
  const { payment, visitDate, visitTime, mayCancel } = request;
  const sum = payment ? dinarsToPay(payment) : 0;
  const atTicketOffice = wayAtTicketOffice(request);
  if (payment?.due && sum > 0 && !atTicketOffice && currentProformas(request).length > 0) {
    return nextOfTransfer(payment, payment.due, sum);
  }
  if (!mayCancel) {
    return {
      heading: `Termin: ${nameOfDay(visitDate)} u ${visitTime}`,
      text: 'Ako kasnite ili ne možete da dođete, pozovite nas.',
      acts: callButton,
    };
  }
  return {
    heading: `Vidimo se: ${nameOfDay(visitDate)} u ${visitTime}`,
    ...(atTicketOffice && sum > 0 ? { sum } : {}),
    text: [atTicketOffice, 'Na dan posete javite se na blagajni; na telefonu pokažite ovu stranu.']
      .filter(Boolean)
      .join(' '),
  };
}

function nextOf(request: MyRequest, standing: Standing): Next {
  switch (standing) {
    case 'received':
      return nextOfReceived(request);
    case 'confirmed':
    case 'changing':
      return nextOfPromised(request);
    case 'postponed':
      return {
        heading: 'Sledeće: nov termin',
        text: 'Pozovite nas da dogovorimo dan koji vam odgovara.',
        acts: callButton,
      };
    case 'canceled':
    case 'declined':
    case 'missed':
    case 'past':
      return {
        heading: 'Neki drugi dan?',
        text: 'Novi zahtev popunjavamo podacima iz ovog; vi birate datum i proveravate brojeve.',
        acts: again(request),
      };
    case 'arrived':
    case 'been':
      return {
        heading: 'Vidimo se i dogodine',
        text: 'Novi zahtev popunjavamo podacima iz ovog; vi birate datum i proveravate brojeve.',
        acts: again(request),
      };
  }
}

const card = {
  p: 3,
  color: palette.white,
  backgroundColor: palette.forest,
  borderColor: palette.forest,
  '--focus-ring': palette.amber,
  // Buttons have no use on paper, the sentence has.
  '@media print': {
    color: palette.ink,
    backgroundColor: palette.white,
    '& p': { color: palette.ink },
  },
};

/** The one thing that comes next. */
export function NextStep({ request, standing }: NextStepProps) {
  const { heading, sum, text, acts } = nextOf(request, standing);
  return (
    <Card
      component="section"
      aria-labelledby="next-step"
      // What is to be paid stands on the card that is printed below.
      sx={sum === undefined ? card : [card, { '@media print': { display: 'none' } }]}
    >
      <Typography id="next-step" variant="h3" component="h2">
        {typeset(heading)}
      </Typography>
      {sum === undefined ? null : (
        <Typography variant="h2" component="p" sx={{ mt: 1 }}>
          {dinarsText(sum)}
        </Typography>
      )}
      <Typography sx={{ mt: 0.75, color: palette.breath }}>{typeset(text)}</Typography>
      {acts ? <Box sx={{ display: 'grid', gap: 1.25, mt: 2 }}>{acts}</Box> : null}
    </Card>
  );
}
