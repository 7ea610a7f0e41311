import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useVerb } from '../../web-kit/verb.ts';
import { useWrite } from '../kit/useWrite.ts';
import { texts } from '../texts.ts';
import { newPlanId, numbers } from './fields.ts';
import { PlanFields } from './PlanFields.tsx';

type Typed = Record<string, string | null | undefined>;

/** The typed values, with numbers as numbers. The server chooses a default for those left empty. */
function termsOf(typed: Typed): Record<string, unknown> {
  const isNumber = (name: string) => (numbers as readonly string[]).includes(name);
  const given = Object.entries(typed).filter(([, value]) => value);
  return Object.fromEntries(given.map(([name, value]) => [name, isNumber(name) ? Number(value) : value]));
}

export function CreatePlanDialog({ onClose }: { onClose: () => void }) {
  const { create } = useWrite('plans');
  const [defaults] = useState(() => ({ planId: newPlanId() }));
  const terms = useRef<Record<string, unknown>>({});
  const title = useId();
  const form = useId();
  const { mutate, isPending } = useVerb({
    run: () => create(terms.current),
    done: texts.plans.created,
    invalidates: [['plans'], ['streams'], ['audit']],
    onDone: onClose,
  });
  const submit = (typed: Typed) => {
    terms.current = termsOf(typed);
    mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{texts.plans.create}</DialogTitle>
      <DialogContent>
        <Form id={form} defaultValues={defaults} onSubmit={submit}>
          <PlanFields />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" form={form} variant="contained" loading={isPending}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
