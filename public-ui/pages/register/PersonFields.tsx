import { designations, limits } from '../../../web-kit/domain/limits.ts';
import { nameWrong } from '../../../web-kit/faults.ts';
import { Field, Select } from '../../parts/Field.tsx';
import type { EmailState } from '../../parts/hooks/useEmailCheck.ts';
import { bound, type FormState } from './formState.ts';
import { longestPhone, phoneProblem } from './rules.ts';
import { texts } from './texts.ts';

const t = texts;
const problems: Partial<Record<EmailState, string>> = {
  invalid: texts.emailInvalid,
  registered: texts.emailExists,
};

/** The person who registers. */
export function PersonFields({ form, email }: { form: FormState; email: EmailState }) {
  const { values, change, leave } = form;
  return (
    <fieldset className="group">
      <legend>{t.you}</legend>
      <Field
        label={t.name}
        {...bound(form, 'name', nameWrong)}
        autoComplete="name"
        maxLength={limits.operatorName}
      />
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={limits.operatorEmail}
        value={values.email}
        onChange={change('email')}
        onBlur={leave('email')}
        error={problems[email]}
        hint={email === 'checking' ? texts.emailChecking : undefined}
      />
      <Field
        label={t.phone}
        {...bound(form, 'phoneNumber', phoneProblem)}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={longestPhone}
      />
      <Select label={t.designation} {...bound(form, 'designation')}>
        {designations.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </Select>
    </fieldset>
  );
}
