import { guideName } from '@museum/shared/guides/guide-name';
import type { GuideChoices } from '@museum/shared/guides/guide-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { useCloseQuestion } from '#components/dialogs/use-close-question.tsx';
import { Loaded } from '#components/loading/loaded.tsx';
import { type ChangeRequest, useChangeRequest } from '#features/visit-requests/make-change.ts';
import { useUnsaved } from '#lib/browser/use-unsaved.ts';
import { useStaffDraft } from '#lib/drafts/staff-draft.ts';
import { errorCode, failureToast } from '#lib/http/error-message.ts';
import { paths } from '#lib/paths.ts';
import { useToast } from '#lib/toasts.ts';
import { Elsewhere, NO_GUIDE } from './guide-names.tsx';
import { assignGuidesMutation, guideChoicesQuery } from './guide-queries.ts';

type GuideDialogProps = {
  /** The visit's. */
  id: number;
  /** Who comes, and when. */
  visit: string;
  /** The editor that stands on the request, if one does. */
  editor?: ChangeRequest;
  onClose: () => void;
};

/** Who was ticked, and the version of the visit on which that began; none after a refusal. */
const choiceSchema = z.object({ ids: z.array(z.number()), version: z.number().optional() });

type Choice = z.infer<typeof choiceSchema>;

const CHANGED =
  'Kolega je u međuvremenu izmenio ovu posetu. Vaš izbor stoji; proverite ga i sačuvajte ponovo.';

const areAssigned = (chosen: ReadonlySet<number>, guides: GuideChoices['guides']) =>
  guides.every(({ id, isAssigned }) => isAssigned === chosen.has(id));

const isLedBy = ({ guides }: VisitRequest, chosen: ReadonlySet<number>) =>
  guides.length === chosen.size && guides.every(({ id }) => chosen.has(id));

/** Who was ticked, kept for the tab as long as it differs from who is assigned. */
function useKeptChoice(id: number, guides: GuideChoices['guides']) {
  const draft = useStaffDraft(`guides/${id}`, (stored) => choiceSchema.parse(stored));
  const [choice, setChoice] = useState(draft.mine);
  useUnsaved(choice !== undefined, { place: 'panel', discard: draft.remove });
  const choose = (next: Choice) => {
    const differs = !areAssigned(new Set(next.ids), guides);
    setChoice(differs ? next : undefined);
    if (differs) draft.write(next);
    else draft.remove();
  };
  return { choice, choose, discard: draft.remove };
}

/** Who is to lead the visit, on the way to the server. */
function useChoice({ id, editor, onClose }: Omit<GuideDialogProps, 'visit'>) {
  const showToast = useToast();
  const alone = useChangeRequest(id);
  const { change, tellFailure } = editor ?? alone;
  const choices = useQuery({ ...guideChoicesQuery(id), staleTime: 0, gcTime: 0 });
  const { mutateAsync, isPending } = useMutation(assignGuidesMutation(id));
  const guides = choices.data?.guides ?? [];
  const { choice, choose, discard } = useKeptChoice(id, guides);
  const [isStale, setIsStale] = useState(false);
  const chosen = new Set(
    choice?.ids ?? guides.filter((one) => one.isAssigned).map((one) => one.id),
  );
  const close = () => {
    discard();
    onClose();
  };

  const tellDone = () => {
    showToast({ kind: 'success', message: 'Vodiči su sačuvani' });
    close();
  };
  const save = async ({ version: newest }: GuideChoices) => {
    const { version = newest } = choice ?? {};
    try {
      if (await change(() => mutateAsync({ version, guideIds: [...chosen] }))) {
        tellDone();
        return;
      }
    } catch (error) {
      if (errorCode(error) !== 'STALE_VERSION') {
        const isOwn = (stored: VisitRequest) => isLedBy(stored, chosen);
        void tellFailure({ error, toast: failureToast(error), isOwn, tell: tellDone });
        return;
      }
    }
    const now = await choices.refetch();
    if (!now.isSuccess) {
      showToast({ kind: 'error', message: CHANGED });
      return;
    }
    // Mostly an own save whose answer got lost.
    if (areAssigned(chosen, now.data.guides)) {
      tellDone();
      return;
    }
    setIsStale(true);
    if (choice) choose({ ids: choice.ids });
  };
  return {
    choices,
    guides,
    chosen,
    isStale,
    isPending,
    isTouched: choice !== undefined,
    save,
    close,
    choose: (ids: ReadonlySet<number>) => {
      choose({ ids: [...ids], version: choice?.version ?? choices.data?.version });
    },
  };
}

/** Says who leads a visit; what somebody leads meanwhile is said, and refused nobody. */
export function GuideDialog({ visit, ...dialog }: GuideDialogProps) {
  const titleId = useId();
  const { choices, guides, chosen, isStale, isPending, isTouched, save, choose, ...choice } =
    useChoice(dialog);
  const { close, question } = useCloseQuestion({ isDirty: isTouched, onClose: choice.close });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Ko vodi grupu</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {visit}
        </Typography>
        {isStale ? <StaleNote guides={guides} chosen={chosen} /> : null}
        <Loaded query={choices} errorTitle="Vodiči nisu učitani">
          {() => <Choices guides={guides} chosen={chosen} onChoose={choose} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          Odustani
        </Button>
        {choices.data && guides.length > 0 ? (
          <BusyButton
            variant="contained"
            color="amber"
            isBusy={isPending}
            onClick={() => {
              void save(choices.data);
            }}
          >
            Sačuvaj
          </BusyButton>
        ) : null}
      </DialogActions>
      {question}
    </Dialog>
  );
}

type ChosenProps = { guides: GuideChoices['guides']; chosen: ReadonlySet<number> };

const namesOf = (guides: GuideChoices['guides']) => guides.map(guideName).join(', ') || NO_GUIDE;

/** A colleague was quicker: who leads the visit by now, beside the own choice. */
const StaleNote = ({ guides, chosen }: ChosenProps) => (
  <Alert severity="warning" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
    {CHANGED}
    <Box sx={{ mt: 1 }}>{`Sada je: ${namesOf(guides.filter(({ isAssigned }) => isAssigned))}`}</Box>
    <div>{`Kod vas: ${namesOf(guides.filter(({ id }) => chosen.has(id)))}`}</div>
  </Alert>
);

/** Where there is nobody to choose yet, and where that changes. */
export const EmptyGuideList = () => (
  <p>
    {'Spisak vodiča je prazan. '}
    <MuiLink component={Link} to={`${paths.adminSettings}#vodici`}>
      Dodajte ih u Podešavanjima.
    </MuiLink>
  </p>
);

type ChoicesProps = ChosenProps & { onChoose: (chosen: ReadonlySet<number>) => void };

function Choices({ guides, chosen, onChoose }: ChoicesProps) {
  if (guides.length === 0) return <EmptyGuideList />;
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {guides.map((guide) => (
        <li key={guide.id}>
          <FormControlLabel
            label={guideName(guide)}
            sx={{ minHeight: 48, width: 1, m: 0, overflowWrap: 'anywhere' }}
            control={
              <Checkbox
                checked={chosen.has(guide.id)}
                onChange={(_event, isChosen) => {
                  const next = new Set(chosen);
                  if (isChosen) next.add(guide.id);
                  else next.delete(guide.id);
                  onChoose(next);
                }}
              />
            }
          />
          <Box sx={{ pl: 5.25, pb: 1, '&:empty': { display: 'none' } }}>
            <Elsewhere visits={guide.elsewhere} />
          </Box>
        </li>
      ))}
    </Box>
  );
}
