import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { CreatePlanDialog } from './CreatePlanDialog.tsx';

/** Opens the form for a new plan. */
export function CreatePlanButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<Add />} onClick={() => setOpen(true)}>
        {texts.plans.create}
      </Button>
      {open && <CreatePlanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
