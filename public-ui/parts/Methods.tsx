import { texts } from '../texts.ts';

const t = texts.methods;
/** Sign-in methods, with the documents' codes. */
export type Method = 'platform' | 'phone';
const offered = [
  { value: 'platform', code: 1, label: t.platform, hint: t.platformHint },
  { value: 'phone', code: 2, label: t.phone, hint: t.phoneHint },
] as const;

type Props = { value: Method; onChange: (value: Method) => void; phone?: boolean };
/** Choice of the way to sign in; `phone`: by another device, too. */
export function Methods({ value, onChange, phone }: Props) {
  return (
    <fieldset className="methods">
      <legend>{t.legend}</legend>
      {offered.slice(0, phone ? 2 : 1).map((method) => (
        <label key={method.value} className="method">
          <input
            type="radio"
            name="method"
            value={method.code}
            checked={value === method.value}
            onChange={() => onChange(method.value)}
          />
          <span>
            <span className="method-label">{method.label}</span>
            <span className="soft small">{method.hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
