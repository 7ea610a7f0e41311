import { type FormEvent, useEffect, useState } from 'react';
import { limits, nameProblem } from '../../../web-kit/limits.ts';
import { store, useStore } from '../../../web-kit/session.ts';
import { Field } from '../../parts/Field.tsx';
import { ListSelect } from '../../parts/ListSelect.tsx';
import { loadCountryNames } from '../../parts/lists.ts';
import { useLoad } from '../../parts/useLoad.ts';
import type { Onboarding } from './load.ts';
import { onboarding as t } from './texts.ts';
import { useAvailability } from './useAvailability.ts';
import { useOffline } from './useOffline.ts';
import { VanityField } from './VanityField.tsx';
import { suffixOf, suggest } from './vanity.ts';

/** The end of the proposed name stays the same through a reload. */
const keptSuffix = store('onboarding.suffix', '');

/** The name in the field: what was typed, also when that was deleted again, else what the business name suggests. */
function useVanity(businessName: string) {
  const suffix = useStore(keptSuffix);
  useEffect(() => {
    if (!suffix) keptSuffix.set(suffixOf(crypto.getRandomValues(new Uint8Array(4))));
  }, [suffix]);
  const [typed, setTyped] = useState<string | null>(null);
  const vanity = typed ?? (suffix && suggest(businessName, suffix));
  /** An empty field takes suggestions again. */
  const named = () => {
    if (!vanity) setTyped(null);
  };
  return { vanity, setTyped, named };
}

/** Step two: country, business name, and the address under which the organisation is reached. */
export function AccessStep({ about, onDone }: { about: Onboarding; onDone: () => void }) {
  const countries = useLoad(loadCountryNames);
  const [country, setCountry] = useState(about.country ?? '');
  const [name, setName] = useState((about.name ?? '').slice(0, limits.businessName));
  const problem = nameProblem(name.trim());
  const { vanity, setTyped, named } = useVanity(name);
  const { state, again } = useAvailability(vanity);
  const [busy, setBusy] = useState(false);
  const offline = useOffline();
  async function create(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const { mine, uniqueId } = about;
    const subdomain = vanity.trim();
    try {
      await mine('PUT /updateOrg/:uniqueId', { uniqueId, name, subdomain, subdomainAdded: true, country });
      onDone();
    } catch {
      // By the documents this failure is not shown. The icon tells if the name went to somebody else meanwhile.
      setBusy(false);
      again();
    }
  }
  return (
    <form className="form" onSubmit={create} noValidate>
      <h2>{t.heading}</h2>
      <ListSelect
        label={t.country}
        name="country"
        from={countries}
        value={country}
        onChange={setCountry}
        hint={t.countryHelp}
      />
      <Field
        label={t.businessName}
        name="name"
        autoComplete="organization"
        maxLength={limits.businessName}
        value={name}
        onChange={(typed) => {
          setName(typed);
          named();
        }}
        hint={t.businessNameHelp}
        error={problem && `The name ${problem}.`}
      />
      <VanityField value={vanity} onChange={setTyped} state={state} />
      <p className="soft small">{t.once}</p>
      {offline && (
        <p className="notice" role="status">
          {t.offline}
        </p>
      )}
      <button
        type="submit"
        className="button button-wide"
        disabled={state !== 'available' || !country || !name.trim() || problem !== undefined || busy}
      >
        {t.create}
      </button>
    </form>
  );
}
