import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { FamilyName } from '../../../domain/families/families.ts';
import type { Family } from '../applicationPage/family.ts';
import { texts as t } from './texts.ts';

const ChooseDialog = lazy(() => import('./ChooseDialog.tsx'));

type ChooseButtonProps = {
  /** The chosen application and its name; empty for all. */
  chosen: string;
  name: string;
  /** The families whose applications are offered; without them, one of any family or all applications. */
  among?: readonly Family[];
  choose: (appId: string, family?: FamilyName) => void;
};
/** Says which application is chosen, and leads to the choice. There can be very many, so that one searches for it. */
export function ChooseButton({ chosen, name, among, choose }: ChooseButtonProps) {
  const [open, setOpen] = useState(false);
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
            {...{ chosen, among }}
            onChoose={(...next) => {
              setOpen(false);
              choose(...next);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
