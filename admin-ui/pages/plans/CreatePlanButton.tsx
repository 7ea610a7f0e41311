import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CreatePlanDialog } from './CreatePlanDialog.tsx';
import { texts } from './texts.ts';

/** Opens the form for a new plan. */
export function CreatePlanButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<Add />} onClick={() => setOpen(true)}>
        {texts.create}
      </Button>
      {open && <CreatePlanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
