import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { asking, type Period } from '../../../web-kit/counts/counted.ts';
import { read } from '../../../web-kit/read.ts';
import { texts as t } from './texts.ts';

const ChooseDialog = lazy(() => import('./ChooseDialog.tsx'));

type ApplicationChoiceProps = {
  /** The chosen application; empty for all. */
  appId: string;
  /** The period of which the page reads the counts, which name the application. */
  period: Period;
  choose: (appId: string) => void;
};
/** The choice of one application, or of all. There can be very many, so that one searches for it. */
export function ApplicationChoice({ appId, period, choose }: ApplicationChoiceProps) {
  const [open, setOpen] = useState(false);
  const counted = useQuery({
    ...read('GET /signInCounts', { ...asking(period), appId }),
    enabled: appId !== '',
  });
  const name = appId ? (counted.data?.application?.name ?? t.one) : t.all;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        endIcon={<ExpandMore />}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {t.of(name)}
      </Button>
      {open && (
        <Suspense>
          <ChooseDialog
            chosen={appId}
            onChoose={(next) => {
              setOpen(false);
              choose(next);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
