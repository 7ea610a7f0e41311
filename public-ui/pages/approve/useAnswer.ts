import { useState } from 'react';
import { PasskeyError } from '../../../web-kit/passkey.ts';
import { messageOf, toast } from '../../../web-kit/toast.tsx';
import { approve as t } from '../phone/texts.ts';
import { type Approval, askDevice, choose, end, finish } from './approve.ts';

export type Done = 'approved' | 'declined' | 'reported';

/** A tab that the camera opened can be closed by its page; any other one stays, with the result. */
const closeWindow = () => {
  if (history.length === 1) window.close();
};

/** The one answer that a request gets from this page: how it ended, what went wrong. */
export function useAnswer(accessToken: string, approval: Approval) {
  const { id } = approval;
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [ended, setEnded] = useState('');
  const [problem, setProblem] = useState('');

  function finished(how: Done) {
    setDone(how);
    closeWindow();
  }
  const failed = (error: unknown) => {
    toast.error(error);
    setEnded(messageOf(error));
  };
  async function during(work: () => Promise<void>) {
    setBusy(true);
    setProblem('');
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
        // the device said no: the other screen must not wait any longer
        if (error instanceof PasskeyError) {
          await end(accessToken, id, { message: error.message });
          closeWindow();
        }
        throw error;
      }
      try {
        await finish(chosen, credential);
        finished('approved');
      } catch (error) {
        // another passkey may do
        setProblem(`${t.deviceError}. ${messageOf(error)}`);
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
  return { busy, done, ended, problem, approve, decline, report };
}
