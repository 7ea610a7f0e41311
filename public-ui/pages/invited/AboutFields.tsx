import { firstBirthdate, limits } from '../../../web-kit/domain/limits.ts';
import { today } from '../../../web-kit/today.ts';
import { Field } from '../../parts/Field.tsx';
import type { About } from './about.ts';
import { texts } from './texts.ts';

const t = texts.about;
type Props = { value: About; problems: Partial<About>; onChange: (value: About) => void };

/** The fields for details that an invited person may give. */
export function AboutFields({ value, problems, onChange }: Props) {
  const set = (key: keyof About) => (typed: string) => onChange({ ...value, [key]: typed });
  return (
    <>
      <Field
        label={t.birthdate}
        optional
        type="date"
        name="birthdate"
        autoComplete="bday"
        min={firstBirthdate}
        max={today()}
        value={value.birthdate}
        onChange={set('birthdate')}
        error={problems.birthdate}
      />
      <Field
        label={t.country}
        optional
        name="country"
        autoComplete="country-name"
        maxLength={limits.country}
        value={value.country}
        onChange={set('country')}
      />
      <Field
        label={t.postalCode}
        optional
        name="postal-code"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={limits.profile.postalCode}
        value={value.postalCode}
        onChange={set('postalCode')}
        error={problems.postalCode}
      />
    </>
  );
}
