import { type ComponentProps, type ReactNode, useId } from 'react';
import { texts } from './texts.ts';

type Around = {
  label: string;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string | undefined;
  /** Marks the field as optional beside its label. */
  optional?: boolean;
};

/** The label above and the hint or error below a control, tied to it by its id. */
function Frame({ id, label, hint, error, optional, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> ({texts.optional})</span>}
      </label>
      {children}
      <div id={`${id}-note`} className={error ? 'note note-error' : 'note'} aria-live="polite">
        {error ?? hint}
      </div>
    </div>
  );
}

const tied = (id: string, { error, optional }: Pick<Around, 'error' | 'optional'>) => ({
  id,
  required: !optional,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': `${id}-note`,
});

type FieldProps = Around &
  Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
    onChange: (value: string) => void;
    /** Text before the value, inside the box. */
    prefix?: string | undefined;
    /** Something after the value, inside the box. */
    suffix?: ReactNode;
  };

/** A text field with label, hint and error. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  prefix,
  suffix,
  onChange,
  ...input
}: FieldProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <div className="box">
        {prefix && <span className="box-prefix">{prefix}</span>}
        <input
          {...input}
          {...tied(id, { error, optional })}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix}
      </div>
    </Frame>
  );
}

type AreaProps = Around &
  Omit<ComponentProps<'textarea'>, 'id' | 'onChange'> & { onChange: (value: string) => void };

/** A text of several lines. */
export function Area({ label, hint, error, optional = false, onChange, ...area }: AreaProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <div className="box">
        <textarea
          {...area}
          {...tied(id, { error, optional })}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </Frame>
  );
}

type SelectProps = Around &
  Omit<ComponentProps<'select'>, 'id' | 'onChange'> & { onChange: (value: string) => void };

/** A select box whose first entry asks the person to choose. */
export function Select({ label, hint, error, optional = false, onChange, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <div className="box box-select">
        <select
          {...select}
          {...tied(id, { error, optional })}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled={!optional}>
            {texts.choose}
          </option>
          {children}
        </select>
      </div>
    </Frame>
  );
}

type CheckProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

/** A checkbox with its label beside it. */
export function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
