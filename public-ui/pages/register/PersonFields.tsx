import { designations, limits } from '../../../web-kit/limits.ts';
import { Field, Select } from '../../parts/Field.tsx';
import type { EmailState } from '../../parts/useEmailCheck.ts';
import { texts } from '../../texts.ts';
import type { FormState } from './formState.ts';
import { longestPhone, nameError } from './rules.ts';

const t = texts.register;
const problems: Partial<Record<EmailState, string>> = {
  invalid: texts.operator.emailInvalid,
  registered: texts.operator.emailExists,
};

/** The person who registers. */
export function PersonFields({ form, email }: { form: FormState; email: EmailState }) {
  const { values, change, leave, touched } = form;
  return (
    <fieldset className="group">
      <legend>{t.you}</legend>
      <Field
        label={t.name}
        name="name"
        autoComplete="name"
        maxLength={limits.operatorName}
        value={values.name}
        onChange={change('name')}
        onBlur={leave('name')}
        error={touched('name') ? nameError(values.name) : undefined}
      />
      <Field
        label={texts.operator.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={limits.operatorEmail}
        value={values.email}
        onChange={change('email')}
        onBlur={leave('email')}
        error={problems[email]}
        hint={email === 'checking' ? texts.operator.emailChecking : undefined}
      />
      <Field
        label={t.phone}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={longestPhone}
        value={values.phoneNumber}
        onChange={change('phoneNumber')}
        onBlur={leave('phoneNumber')}
      />
      <Select
        label={t.designation}
        name="designation"
        value={values.designation}
        onChange={change('designation')}
        onBlur={leave('designation')}
      >
        {designations.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </Select>
    </fieldset>
  );
}
