import { useState } from 'react';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { useWrite } from '../../data/useWrite.ts';
import { besideId, newPlanId, type PlanField, planFields, termsOf } from './fields.ts';
import { texts } from './texts.ts';

/** The dialog that creates a plan. */
export function CreatePlanDialog({ onClose }: { onClose: () => void }) {
  const { create } = useWrite('plans');
  const [initial] = useState((): Partial<Record<PlanField, string>> => ({ planId: newPlanId() }));
  return (
    <FormDialog
      about="plan"
      title={texts.create}
      fields={planFields}
      initial={initial}
      columns={2}
      run={(typed) => create(termsOf(typed)).catch(besideId)}
      done={texts.created}
      onClose={onClose}
    />
  );
}
