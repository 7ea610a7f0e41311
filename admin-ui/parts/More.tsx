import { Button } from '@mui/material';
import { useState } from 'react';
import { texts } from './texts.ts';

/** Shows the rest of a row, and hides it again, where rows are cards: their styles look at what this button says. */
export function More() {
  const [open, setOpen] = useState(false);
  return (
    <Button size="small" className="more-button" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? texts.list.less : texts.list.more}
    </Button>
  );
}
