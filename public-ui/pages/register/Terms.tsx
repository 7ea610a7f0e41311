import { Check } from '../../parts/Field.tsx';
import { texts } from '../../texts.ts';

type Props = { accepted: boolean; onChange: (accepted: boolean) => void };

/** The box to tick, with links to what is accepted; they open beside the form. */
export function Terms({ accepted, onChange }: Props) {
  return (
    <Check checked={accepted} onChange={onChange}>
      {texts.terms.before}
      <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
        {texts.terms.terms}
      </a>
      {texts.terms.and}
      <a href="/privacyPolicy" target="_blank" rel="noreferrer">
        {texts.terms.privacy}
      </a>
    </Check>
  );
}
