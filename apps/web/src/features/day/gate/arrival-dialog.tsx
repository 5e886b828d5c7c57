import { gateAmountOf } from '@museum/shared/day/gate-amount';
import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { FOLLOWERS, VISITORS } from '@museum/shared/primitives/plural';
import { GATE_ACTS } from '@museum/shared/visit-requests/gate/gate-act';
import { type Arrive, GATE_ACT_SCHEMAS } from '@museum/shared/visit-requests/gate/gate-act-schema';
import { capitalised } from '@museum/shared/primitives/words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { readCount } from '#components/form/amounts/count-text.ts';
import { Icon } from '#components/icons/icon.tsx';
import { checkPath } from '#components/icons/tool-icon-paths.ts';
import type { Tap } from '#features/day/offline/tap.ts';
import { errorCode } from '#lib/http/error-message.ts';
import { AmountBox } from './amount-box.tsx';
import { CountStepper } from './count-stepper.tsx';
import { refusalInWords, type Settling, settlingInWords, type Taken } from './gate-words.ts';
import { type Chosen, SettlingChoice } from './settling-choice.tsx';
import { TapComparison } from './tap-comparison.tsx';

type Arrival = Omit<Arrive, 'at'>;

type ArrivalDialogProps = {
  /** As it stands now, with the presses that wait: a colleague may change it meanwhile. */
  group: SheetGroup;
  /** A press that the server refused: what it holds is decided anew. */
  refused?: Tap;
  onArrive: (arrival: Arrival) => Promise<void>;
  onDiscard: () => void;
  onClose: () => void;
};

/** At the lower edge of a phone, under the thumb. It grows upwards: what is pressed often stays where it is. */
const place = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    width: '100%',
    m: { xs: 0, md: '32px 32px 10vh' },
    maxHeight: { xs: '100%', md: 'calc(90% - 32px)' },
    borderRadius: { xs: '20px 20px 0 0', md: '16px' },
    p: '20px 16px',
  },
};

/** Out of the dialog without an arrival. */
const way = { flex: '1 1 0', minHeight: 56 };

const peopleSchema = GATE_ACT_SCHEMAS.arrive.pick({ visitorAmount: true, numberOfFollowers: true });

/** How a refused press was settled, as long as its money covers what is open by now. */
function settlingOf(open: number, taken: Taken | undefined): Settling {
  if (!taken || open === 0) return 'later';
  const { amount, way } = taken;
  return (open > 0 ? amount >= open : amount <= open) ? way : 'later';
}

/** 1 is money to be taken, -1 to be given back. */
type Choice = { settling: Chosen; direction: number };

/** How the open amount is settled. A choice holds for its direction only: who takes money has not given any back. */
function useSettling(open: number, taken: Taken | undefined) {
  const direction = Math.sign(open);
  const [chosen, setChosen] = useState<Choice>(() => ({
    settling: settlingOf(open, taken),
    direction,
  }));
  const settling = chosen.direction === direction ? chosen.settling : 'later';
  const settled: { amount: number; way: Settling } =
    settling === 'taken'
      ? (taken ?? { amount: open, way: 'later' })
      : { amount: open, way: settling };
  const setSettling = (settling: Chosen) => {
    setChosen({ settling, direction });
  };
  return { settling, settled, setSettling };
}

const STAYS_HERE = 'Vaš upis je ostao ovde; proverite ga i pritisnite ponovo ako treba.';

type ArrivalProps = Pick<ArrivalDialogProps, 'group' | 'refused' | 'onArrive'>;

/** How many came as it is typed, what that costs and how it is settled, on its way to the server. */
function useArrival({ group, refused, onArrive }: ArrivalProps) {
  const counted = { ...group, ...refused };
  const [visitors, setVisitors] = useState(String(counted.visitorAmount));
  const [followers, setFollowers] = useState(String(counted.numberOfFollowers));
  // Counting began on this state; a refusal shows the newest one.
  const [opened, setOpened] = useState<number | undefined>(group.version);
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const people = peopleSchema.safeParse({
    visitorAmount: readCount(visitors),
    numberOfFollowers: readCount(followers),
  });
  const amount = people.success ? gateAmountOf(group, people.data) : undefined;
  const open = amount?.open ?? 0;
  const taken = refused?.payment ?? undefined;
  const { settling, settled, setSettling } = useSettling(open, taken);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!people.success || isBusy) return;
    setIsBusy(true);
    const { amount: dinars, way } = settled;
    const payment = dinars === 0 || way === 'later' ? null : { amount: dinars, way };
    try {
      const {
        version,
        payment: { paid },
      } = group;
      await onArrive({ ...people.data, payment, paid, version: opened ?? version });
    } catch (failure) {
      if (errorCode(failure) === 'STALE_VERSION') setOpened(undefined);
      setError(failure);
      setIsBusy(false);
    }
  };

  const refusal = error === undefined ? undefined : refusalInWords(error, group, STAYS_HERE);
  return {
    visitors,
    setVisitors,
    followers,
    setFollowers,
    amount,
    open,
    isBusy,
    submit,
    settling,
    settled,
    taken,
    setSettling,
    isPossible: people.success,
    wrong: people.success ? refusal : people.error.issues[0]?.message,
  };
}

/** How many of a group came, what that costs, how it is settled: two presses when all is as agreed. */
export function ArrivalDialog(props: ArrivalDialogProps) {
  const { group, refused, onDiscard, onClose } = props;
  const id = useId();
  const arrival = useArrival(props);
  const { amount, open, settling, settled, taken, wrong } = arrival;
  const verb = group.arrivedAt === null ? GATE_ACTS.arrive.label : 'Sačuvaj';
  return (
    <Dialog
      open
      fullWidth
      maxWidth={refused ? 'sm' : 'xs'}
      onClose={onClose}
      aria-labelledby={id}
      sx={place}
    >
      <form onSubmit={(event) => void arrival.submit(event)} noValidate>
        <Question id={id} group={group} />
        {refused ? <TapComparison group={group} tap={refused} /> : null}
        {wrong === undefined ? null : (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {wrong}
          </Alert>
        )}
        {amount ? <AmountBox group={group} amount={amount} isWhole={Boolean(refused)} /> : null}
        {amount ? (
          <SettlingChoice
            name={`${id}-way`}
            open={open}
            taken={taken}
            value={settling}
            onChange={arrival.setSettling}
          />
        ) : null}
        <People id={id} group={group} arrival={arrival} />
        <BusyButton
          type="submit"
          variant="contained"
          fullWidth
          // What a refused press is compared with comes first.
          autoFocus={!refused}
          isBusy={arrival.isBusy}
          disabled={!arrival.isPossible}
          startIcon={<Icon path={checkPath} size={26} />}
          sx={{ mt: 1.75, minHeight: 64, fontSize: '1.125rem', lineHeight: 1.25 }}
        >
          {[verb, settlingInWords(settled.amount, settled.way)].filter(Boolean).join(', ')}
        </BusyButton>
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          {refused ? (
            <Button variant="outlined" color="error" onClick={onDiscard} sx={way}>
              Odbaci ovaj upis
            </Button>
          ) : null}
          <Button onClick={onClose} sx={way}>
            Odustani
          </Button>
        </Box>
      </form>
    </Dialog>
  );
}

const Question = ({ id, group }: { id: string; group: SheetGroup }) => (
  <>
    <Typography id={id} variant="h3" component="h2">
      Koliko ih je stiglo?
    </Typography>
    <Typography sx={{ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
      {[group.requester, group.town].filter(Boolean).join(', ')}
    </Typography>
  </>
);

type PeopleProps = { id: string; group: SheetGroup; arrival: ReturnType<typeof useArrival> };

const People = ({ id, group: { agreed }, arrival }: PeopleProps) => (
  <>
    <CountStepper
      id={`${id}-visitors`}
      label={capitalised(VISITORS.other)}
      agreed={agreed.visitorAmount}
      value={arrival.visitors}
      least={1}
      onChange={arrival.setVisitors}
    />
    <CountStepper
      id={`${id}-followers`}
      label={capitalised(FOLLOWERS.other)}
      agreed={agreed.numberOfFollowers}
      value={arrival.followers}
      least={0}
      onChange={arrival.setFollowers}
    />
  </>
);
