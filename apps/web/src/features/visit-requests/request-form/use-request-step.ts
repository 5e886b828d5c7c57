import { useLocation, useNavigate } from 'react-router-dom';

export type RequestStep = 'visit' | 'dinner';

const DINNER_STATE = { step: 'dinner' } satisfies { step: RequestStep };

/**
 * The step on the screen. The lunch step is an entry of the browser's history, so that the phone's
 * back key leads to the first step and not away from the form.
 */
export function useRequestStep(isRequestingDinner: boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { step?: unknown } | null;
  const step: RequestStep =
    isRequestingDinner && state?.step === DINNER_STATE.step ? 'dinner' : 'visit';
  return {
    step,
    goTo: async (next: RequestStep) => {
      if (next === step) return;
      await (next === 'dinner' ? navigate('.', { state: DINNER_STATE }) : navigate(-1));
    },
  };
}
