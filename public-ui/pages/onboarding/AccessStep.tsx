import { type FormEvent, useEffect, useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { nameWrong } from '../../../web-kit/faults.ts';
import { store, useStore } from '../../../web-kit/session.ts';
import { Field } from '../../parts/Field.tsx';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { ListSelect } from '../../parts/ListSelect.tsx';
import { loadCountryChoices } from '../../parts/lists.ts';
import { createAccess, type Onboarding } from './load.ts';
import { onboarding as t } from './texts.ts';
import { useAvailability } from './useAvailability.ts';
import { useOffline } from './useOffline.ts';
import { VanityField } from './VanityField.tsx';
import { suffixOf, suggest } from './vanity.ts';

/** Keeps the suffix of the suggested name the same through a reload. */
const keptSuffix = store('onboarding.suffix', '');

/**
 * The name in the field: the typed one, even when it was cleared again, or else the suggestion from the business name.
 */
function useVanity(businessName: string) {
  const suffix = useStore(keptSuffix);
  useEffect(() => {
    if (!suffix) keptSuffix.set(suffixOf(crypto.getRandomValues(new Uint8Array(4))));
  }, [suffix]);
  const [typed, setTyped] = useState<string | null>(null);
  const vanity = typed ?? (suffix && suggest(businessName, suffix));
  /** Lets an empty field show suggestions again. */
  const named = () => {
    if (!vanity) setTyped(null);
  };
  return { vanity, setTyped, named };
}

/** Step two: country, business name, and the organisation's address. */
export function AccessStep({ about, onDone }: { about: Onboarding; onDone: () => void }) {
  const countries = useLoad(loadCountryChoices);
  const [country, setCountry] = useState(about.country ?? '');
  const [name, setName] = useState((about.name ?? '').slice(0, limits.businessName));
  const problem = nameWrong(name);
  const { vanity, setTyped, named } = useVanity(name);
  const { state, again } = useAvailability(vanity);
  const [busy, setBusy] = useState(false);
  const offline = useOffline();
  async function create(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    if (await createAccess(about, { name, subdomain: vanity.trim(), country })) return onDone();
    // The requirements say that this failure is not shown. The icon tells when the name was taken in the meantime.
    setBusy(false);
    again();
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
        error={problem}
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
