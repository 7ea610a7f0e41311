import { companySizes, limits } from '../../../web-kit/limits.ts';
import { Check, Field, Select } from '../../parts/Field.tsx';
import { ListSelect } from '../../parts/ListSelect.tsx';
import { loadCountryNames, loadIndustries } from '../../parts/lists.ts';
import { useLoad } from '../../parts/useLoad.ts';
import { texts } from '../../texts.ts';
import type { FormState } from './formState.ts';
import { linkedinProblem, nameError, websiteProblem } from './rules.ts';

const t = texts.register;

/** Name, website and place of the company. */
function Identity({ form: { values, change, leave, touched } }: { form: FormState }) {
  const countries = useLoad(loadCountryNames);
  return (
    <>
      <Field
        label={t.company}
        name="orgName"
        autoComplete="organization"
        maxLength={limits.name}
        value={values.orgName}
        onChange={change('orgName')}
        onBlur={leave('orgName')}
        error={touched('orgName') ? nameError(values.orgName) : undefined}
      />
      <Field
        label={t.website}
        name="url"
        type="url"
        autoComplete="url"
        inputMode="url"
        placeholder="https://"
        maxLength={limits.url}
        value={values.url}
        onChange={change('url')}
        onBlur={leave('url')}
        hint={t.websiteHint}
        error={touched('url') ? websiteProblem(values.url) : undefined}
      />
      <ListSelect
        label={t.country}
        name="country"
        autoComplete="country-name"
        from={countries}
        value={values.country}
        onChange={change('country')}
        onBlur={leave('country')}
      />
      <Field
        label={t.city}
        name="city"
        autoComplete="address-level2"
        optional
        maxLength={limits.name}
        value={values.city}
        onChange={change('city')}
      />
    </>
  );
}

/** The company that is registered. */
export function CompanyFields({ form }: { form: FormState }) {
  const { values, change, leave, touched } = form;
  const industries = useLoad(loadIndustries);
  return (
    <fieldset className="group">
      <legend>{t.yourCompany}</legend>
      <Identity form={form} />
      <Select label={t.size} name="size" value={values.size} onChange={change('size')} onBlur={leave('size')}>
        {companySizes.map((size) => (
          <option key={size} value={size}>
            {size} {t.sizeUnit}
          </option>
        ))}
      </Select>
      <ListSelect
        label={t.industry}
        name="industry"
        from={industries}
        value={values.industry}
        onChange={change('industry')}
        onBlur={leave('industry')}
      />
      <Field
        label={t.linkedin}
        name="linkedinUrl"
        type="url"
        inputMode="url"
        optional
        placeholder="https://www.linkedin.com/company/"
        maxLength={limits.url}
        value={values.linkedinUrl}
        onChange={change('linkedinUrl')}
        onBlur={leave('linkedinUrl')}
        error={touched('linkedinUrl') ? linkedinProblem(values.linkedinUrl) : undefined}
      />
      <div className="checks">
        <Check checked={values.isUniversityConnection} onChange={change('isUniversityConnection')}>
          {t.university}
        </Check>
        <Check checked={values.isFollowUpCall} onChange={change('isFollowUpCall')}>
          {t.followUp}
        </Check>
      </div>
    </fieldset>
  );
}
