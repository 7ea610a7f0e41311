import { texts } from './texts.ts';

const t = texts.methods;
/**
 * The sign-in methods by their codes in the requirements: 1 this device, 2 QR code without an app, 3 QR code with the
 * app, 4 push.
 */
export type Method = 1 | 2 | 3 | 4;

type Props = { value: Method; onChange: (value: Method) => void; offered?: readonly Method[] };
/** The choice of the sign-in method. */
export function Methods({ value, onChange, offered = [1] }: Props) {
  function choose(given: string) {
    const method = offered.find((each) => String(each) === given);
    if (method) onChange(method);
    else console.info(t.invalid);
  }
  return (
    <fieldset className="methods">
      <legend>{t.legend}</legend>
      {offered.map((method) => (
        <label key={method} className="method">
          <input
            type="radio"
            name="method"
            value={method}
            checked={value === method}
            onChange={(event) => choose(event.target.value)}
          />
          <span>
            <span className="method-label">{t[method][0]}</span>
            <span className="soft small">{t[method][1]}</span>
          </span>
        </label>
      ))}
      {value !== 1 && <p className="soft small">{t.location}</p>}
    </fieldset>
  );
}
