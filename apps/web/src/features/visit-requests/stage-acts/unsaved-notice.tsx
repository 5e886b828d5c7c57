import Alert from '@mui/material/Alert';

/** Beside an act on a request whose editor holds changes that the act doesn't save. */
export const UnsavedNotice = () => (
  <Alert severity="warning">
    Imate nesačuvane izmene. Ovo važi za sačuvano stanje; izmene ostaju na ekranu.
  </Alert>
);
