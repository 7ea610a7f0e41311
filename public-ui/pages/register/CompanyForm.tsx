import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useStore } from '../../../web-kit/session.ts';
import { useEmailCheck } from '../../parts/hooks/useEmailCheck.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { type Draft, draft } from './draft.ts';
import type { FormState } from './formState.ts';
import { PersonFields } from './PersonFields.tsx';
import { completed, missing, stillMissing, wrongField } from './rules.ts';
import { Terms } from './Terms.tsx';
import { texts } from './texts.ts';

/** Milliseconds before a field that lost the focus shows its error: at once, it would move the button being clicked. */
const clickTime = 250;

function useForm(): FormState & { touchAll: () => void; anyTouched: boolean } {
  const values = useStore(draft);
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set());
  return {
    values,
    change: (field) => (value) => draft.set((now) => ({ ...now, [field]: value })),
    touched: (field) => left.has(field),
    leave: (field) => () => {
      if (field === 'url') draft.set((now) => ({ ...now, url: completed(now.url) }));
      setTimeout(() => setLeft((now) => new Set(now).add(field)), clickTime);
    },
    touchAll: () => setLeft(new Set(Object.keys(values) as (keyof Draft)[])),
    anyTouched: left.size > 0,
  };
}

/** Step one: the person who registers and their company. */
export function CompanyForm({ onNext }: { onNext: () => void }) {
  const form = useForm();
  const { values } = form;
  const { state: email } = useEmailCheck(values.email);
  const empties = missing(values);
  const disabled =
    empties.length > 0 ||
    !values.isTermAndConditionAccepted ||
    email === 'registered' ||
    email === 'invalid' ||
    email === 'checking';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.touchAll();
    const sent = { ...values, url: completed(values.url) };
    draft.set(sent);
    const field = wrongField(sent);
    if (field) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
    onNext();
  };
  // Enter does nothing on a disabled button, so show which fields are missing.
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && disabled && event.target instanceof HTMLInputElement) form.touchAll();
  };
  const complain = empties.some(form.touched);
  return (
    <form className="form" onSubmit={submit} onKeyDown={enter} noValidate>
      <PersonFields form={form} email={email} />
      <CompanyFields form={form} />
      <Terms
        accepted={values.isTermAndConditionAccepted}
        onChange={form.change('isTermAndConditionAccepted')}
      />
      <p className="note note-error" role="status">
        {complain && texts.missing}
      </p>
      {form.anyTouched && stillMissing(values) && <p className="note">{stillMissing(values)}</p>}
      <button type="submit" className="button button-wide" disabled={disabled}>
        {texts.next}
      </button>
    </form>
  );
}
