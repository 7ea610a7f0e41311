import { useState } from 'react';
import { CallError, isPassing } from '../../../web-kit/call.ts';
import { PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import { messageOf, toast } from '../../../web-kit/toast/toast.tsx';
import { type Approval, askDevice, choose, end, finish, toldOf } from './approve.ts';
import { texts as t } from './texts.ts';

export type Done = 'approved' | 'declined' | 'reported';

/** Closes the tab if the camera opened it. Browsers keep any other tab open, and it shows the result. */
const closeWindow = () => {
  if (history.length === 1) window.close();
};

/** Sends the one answer that this page gives to a request, and keeps the outcome or the error. */
export function useAnswer(accessToken: string, approval: Approval) {
  const { id } = approval;
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [ended, setEnded] = useState('');
  const [problem, setProblem] = useState('');
  /** The token with which a person without access can ask for it. */
  const [ask, setAsk] = useState<string>();

  function finished(how: Done) {
    setDone(how);
    closeWindow();
  }
  const failed = (error: unknown) => {
    // Whoever was not heard must still be able to decline.
    if (isPassing(error)) return setProblem(messageOf(error));
    toast.error(error, { alsoInPage: true });
    setEnded(messageOf(error));
  };
  async function during(work: () => Promise<void>) {
    setBusy(true);
    setProblem('');
    setAsk(undefined);
    await work().catch(failed);
    setBusy(false);
  }

  const approve = (number: number | null) =>
    during(async () => {
      const chosen = await choose(accessToken, number);
      let credential: Awaited<ReturnType<typeof askDevice>>;
      try {
        credential = await askDevice(approval, chosen);
      } catch (error) {
        // The device refused, so the other screen must stop waiting.
        if (error instanceof PasskeyError) {
          await end(accessToken, id, toldOf(error, approval));
          closeWindow();
          // The words of a sign-in ask to try again, which is over on this page.
          if (error.why === 'cancelled') throw new Error(t.unconfirmed, { cause: error });
        }
        throw error;
      }
      try {
        await finish(chosen, credential);
        finished('approved');
      } catch (error) {
        // The person may try another passkey.
        setProblem(t.deviceError(messageOf(error)));
        if (error instanceof CallError) setAsk(error.accessToken);
      }
    });
  const decline = () =>
    during(async () => {
      await end(accessToken, id, { message: 'User Declined' });
      finished('declined');
    });
  const report = () =>
    during(async () => {
      await end(accessToken, id, { reported: true });
      finished('reported');
    });
  return { busy, done, ended, problem, ask, approve, decline, report };
}
