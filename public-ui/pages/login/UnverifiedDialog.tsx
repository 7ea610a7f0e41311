import { useEffect, useRef, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { messageOf, toast } from '../../../web-kit/toast/toast.tsx';
import { Banner } from '../../parts/Banner.tsx';
import { navigate } from '../../router.tsx';
import { mailSent } from '../../stores.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

type Props = { email: string; resendToken: string; onClose: () => void };

/** Appears after a sign-in with an unconfirmed address, and offers to send the activation mail again. */
export default function UnverifiedDialog({ email, resendToken, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  async function resend() {
    setBusy(true);
    try {
      await call('POST /resendActivation', { resendToken });
      mailSent.set({ email, resendToken });
      toast.success(words.resent);
      navigate('/mailSentSuccess');
    } catch (error) {
      setBusy(false);
      // A toast would be hidden behind the dialog.
      setProblem(messageOf(error));
    }
  }
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="unverified-title" onClose={onClose}>
      <h2 id="unverified-title">{texts.unverified.title}</h2>
      <p className="soft">
        {texts.unverified.text}
        <br />
        <b className="break">{email}</b>
      </p>
      <Banner>{problem}</Banner>
      <div className="actions">
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          {texts.unverified.cancel}
        </button>
        <button type="button" className="button" disabled={busy} onClick={resend}>
          {texts.unverified.resend}
        </button>
      </div>
    </dialog>
  );
}
