import { useId } from 'react';
import { texts } from '../../texts.ts';

type Props = { accepted: boolean; onChange: (accepted: boolean) => void };

/**
 * The box to tick, with links to what is accepted; they open beside the form. The links name the box too, but stand
 * outside its label: a click on the label never opens one.
 */
export function Terms({ accepted, onChange }: Props) {
  const box = useId();
  const sentence = useId();
  return (
    <div className="check">
      <input
        type="checkbox"
        id={box}
        aria-labelledby={sentence}
        checked={accepted}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span id={sentence}>
        <label htmlFor={box}>{texts.terms.before}</label>
        <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
          {texts.terms.terms}
        </a>
        {texts.terms.and}
        <a href="/privacyPolicy" target="_blank" rel="noreferrer">
          {texts.terms.privacy}
        </a>
      </span>
    </div>
  );
}
