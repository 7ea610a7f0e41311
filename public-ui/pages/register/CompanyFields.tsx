import { companySizes, limits } from '../../../web-kit/domain/limits.ts';
import { nameWrong } from '../../../web-kit/faults.ts';
import { Check, Field, Select } from '../../parts/Field.tsx';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { ListSelect } from '../../parts/ListSelect.tsx';
import { loadCountryChoices, loadIndustries } from '../../parts/lists.ts';
import { bound, type FormState } from './formState.ts';
import { linkedinProblem, websiteProblem } from './rules.ts';
import { texts } from './texts.ts';

const t = texts;

/** Name, website and place of the company. */
function Identity({ form }: { form: FormState }) {
  const countries = useLoad(loadCountryChoices);
  return (
    <>
      <Field
        label={t.company}
        {...bound(form, 'orgName', nameWrong)}
        autoComplete="organization"
        maxLength={limits.name}
      />
      <Field
        label={t.website}
        {...bound(form, 'url', websiteProblem)}
        type="url"
        autoComplete="url"
        inputMode="url"
        placeholder="https://"
        maxLength={limits.url}
        hint={t.websiteHint}
      />
      <ListSelect
        label={t.country}
        {...bound(form, 'country')}
        autoComplete="country-name"
        from={countries}
      />
      <Field
        label={t.city}
        {...bound(form, 'city')}
        autoComplete="address-level2"
        optional
        maxLength={limits.name}
      />
    </>
  );
}

/** The company that is registered. */
export function CompanyFields({ form }: { form: FormState }) {
  const { values, change } = form;
  const industries = useLoad(loadIndustries);
  return (
    <fieldset className="group">
      <legend>{t.yourCompany}</legend>
      <Identity form={form} />
      <Select label={t.size} {...bound(form, 'size')}>
        {companySizes.map((size) => (
          <option key={size} value={size}>
            {size} {t.sizeUnit}
          </option>
        ))}
      </Select>
      <ListSelect label={t.industry} {...bound(form, 'industry')} from={industries} />
      <Field
        label={t.linkedin}
        {...bound(form, 'linkedinUrl', linkedinProblem)}
        type="url"
        inputMode="url"
        optional
        placeholder="https://www.linkedin.com/company/"
        maxLength={limits.url}
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
