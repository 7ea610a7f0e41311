import { type FormEvent, useState } from 'react';
import { limits } from '../../web-kit/domain/limits.ts';
import { toast } from '../../web-kit/toast/toast.tsx';
import { Captcha } from './Captcha.tsx';
import { Field } from './Field.tsx';

type Props = {
  words: { email: string; send: string; sending: string };
  /** The address that stands in the field at first. */
  typed?: string;
  /** Has the link mailed. The reply is the same for every address. */
  send: (email: string, captcha: string) => Promise<unknown>;
  onSent: (email: string) => void;
};

/** Asks for an address to which a link is mailed. */
export function MailForm({ words, typed = '', send, onSent }: Props) {
  const [email, setEmail] = useState(typed);
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const address = email.trim();
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!captcha || !address) return;
    setBusy(true);
    try {
      await send(address, captcha);
      return onSent(address);
    } catch (error) {
      toast.error(error);
    }
    setTries((n) => n + 1);
    setBusy(false);
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        label={words.email}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={limits.operatorEmail}
        value={email}
        onChange={setEmail}
      />
      <Captcha key={tries} auto onChange={setCaptcha} />
      <button type="submit" className="button button-wide" disabled={!captcha || !address || busy}>
        {busy ? words.sending : words.send}
      </button>
    </form>
  );
}
