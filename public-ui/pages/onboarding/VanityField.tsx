import { Field } from '../../parts/Field.tsx';
import { onboarding as t } from './texts.ts';
import type { Availability } from './useAvailability.ts';
import { addressOf } from './vanity.ts';

const marks: Record<Availability, { sign: string; text: string }> = {
  available: { sign: '✓', text: t.available },
  taken: { sign: '✕', text: t.taken },
  unusable: { sign: '✕', text: t.taken },
  unknown: { sign: '?', text: t.unknown },
};

type Props = { value: string; onChange: (value: string) => void; state: Availability };

/** The field for the unique name. It shows whether the name is available and the address that results. */
export function VanityField({ value, onChange, state }: Props) {
  const shown = state === 'unusable' ? 'unknown' : state;
  const { sign, text } = marks[shown];
  return (
    <div>
      <Field
        label={t.vanity}
        name="subdomain"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={onChange}
        error={state === 'unusable' ? t.unusable : undefined}
        hint={t.vanityHint}
        suffix={
          <span className={`mark mark-${shown}`} role="img" aria-label={text} title={text}>
            {sign}
          </span>
        }
      />
      <p className="preview" aria-live="polite">
        <span className="soft small">{t.preview}</span>
        <output className="break">{addressOf(value.trim().toLowerCase() || '…', location)}</output>
        <span className={`small verdict-${shown}`}>{value && text}</span>
      </p>
    </div>
  );
}
