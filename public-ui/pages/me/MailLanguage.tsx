import { useState } from 'react';
import { languages } from '../../../web-kit/language/language.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { LanguageSelect } from '../../parts/LanguagePicker.tsx';
import { chooseMailLanguage, loadMailLanguage, type OwnLanguage } from './me.ts';
import { Part } from './Part.tsx';
import { texts } from './texts.ts';

const t = texts.language;

/** Where a person chooses the language of the own mails. */
export const MailLanguage = ({ organisation }: { organisation: string }) => (
  <Part title={t.title} load={loadMailLanguage}>
    {(loaded) => (
      <>
        <p className="soft">{t.lead(organisation)}</p>
        <Choice {...loaded} />
      </>
    )}
  </Part>
);

function Choice({ language, ofOrganisation }: OwnLanguage) {
  const [chosen, setChosen] = useState(language);
  const { busy, run } = useBusy();
  const choose = (next: OwnLanguage['language']) =>
    run(async () => {
      await chooseMailLanguage(next);
      setChosen(next);
      toast.success(t.done);
    });
  return (
    <LanguageSelect
      label={t.label}
      value={chosen ?? ''}
      disabled={busy}
      onChange={(value) => choose((value || null) as OwnLanguage['language'])}
    >
      <option value="">{t.same(languages[ofOrganisation])}</option>
    </LanguageSelect>
  );
}
