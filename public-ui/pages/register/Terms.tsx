import { useId } from 'react';
import { TermsLinks } from '../../parts/TermsLinks.tsx';
import { words } from '../../words.ts';

type Props = { accepted: boolean; onChange: (accepted: boolean) => void };

/**
 * The checkbox that accepts the terms, with links that open in a new tab. The links belong to its accessible name but
 * stand outside its label, so that a click on the label never opens one.
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
        <label htmlFor={box}>{words.terms.before}</label>
        <TermsLinks />
      </span>
    </div>
  );
}
