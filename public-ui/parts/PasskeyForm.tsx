import { type FormEvent, type ReactNode, useState } from 'react';
import { passkeysAvailable } from '../../web-kit/passkeys/passkey.ts';
import { toast } from '../../web-kit/toast/toast.tsx';
import { words } from '../words.ts';
import { Banner } from './Banner.tsx';
import { Captcha } from './Captcha.tsx';
import { useOffered } from './hooks/useOffered.ts';

type Props = {
  /** Label of the button. */
  action: string;
  /** Runs the ceremony. If it throws, the error is shown and the captcha is solved anew. */
  run: (captcha: string) => Promise<void>;
  /** The passkey is used; otherwise it is made. */
  signsIn?: boolean;
  /** False where the link alone entitles to the ceremony; `run` then gets ''. */
  captcha?: boolean;
  /** The passkey is made on another device, so it does not matter whether this browser supports passkeys. */
  elsewhere?: boolean;
  /** Whether the fields of the form can be sent; it shows what is wrong with them. */
  check?: () => boolean;
  /** Fields above the button. */
  children?: ReactNode;
};

/** A button that starts a passkey ceremony, with the captcha that it needs. */
export function PasskeyForm(props: Props) {
  const { action, run, signsIn, captcha: asks = true, elsewhere, check, children } = props;
  const [captcha, setCaptcha] = useState<string | null>(asks ? null : '');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const able = elsewhere || passkeysAvailable();
  useOffered(!able || elsewhere ? null : signsIn ? 'signIn' : 'registration');
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (captcha === null || check?.() === false) return;
    setBusy(true);
    try {
      return await run(captcha);
    } catch (error) {
      toast.error(error);
    }
    setTries((n) => n + 1);
    setBusy(false);
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Banner>{!able && words.noPasskeys}</Banner>
      {!able && <Elsewhere />}
      {children}
      {asks && <Captcha key={tries} auto onChange={setCaptcha} />}
      <button type="submit" className="button button-wide" disabled={captcha === null || busy || !able}>
        {busy ? words.signingIn : action}
      </button>
    </form>
  );
}

/** Leads on from a browser without passkeys, such as that of a mail program, which often has no address to copy. */
function Elsewhere() {
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(() => toast.success(words.addressCopied), toast.error);
  return (
    <>
      <p className="soft">{words.elsewhere}</p>
      {'clipboard' in navigator && (
        <button type="button" className="button button-wide button-quiet" onClick={copy}>
          {words.copyAddress}
        </button>
      )}
    </>
  );
}
