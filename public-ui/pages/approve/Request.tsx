import { type FormEvent, useState } from 'react';
import { aboutKind } from '../../../web-kit/passkeys/approvals.ts';
import { passkeysAvailable } from '../../../web-kit/passkeys/passkey.ts';
import { AskAccess } from '../../parts/AskAccess.tsx';
import { Banner } from '../../parts/Banner.tsx';
import { useOffered } from '../../parts/hooks/useOffered.ts';
import { installed } from '../phone/installed.ts';
import { useCountdown } from '../phone/useCountdown.ts';
import type { Approval } from './approve.ts';
import { Details, Place } from './Details.tsx';
import { textsOf } from './kinds.ts';
import { texts as t } from './texts.ts';
import { useAnswer } from './useAnswer.ts';

/** The link back to the app once a request is answered. */
const ToApp = ({ newcomer = false }: { newcomer?: boolean }) => (
  <a href="/app">{installed() ? t.backToApp : newcomer ? t.getApp : t.openApp}</a>
);

/** A request that can no longer be answered here, with the reason. Who has approved it has nothing to try again. */
export const Over = ({ why, isApproved = false }: { why: string; isApproved?: boolean }) => (
  <div className="centre">
    <Banner>{why}</Banner>
    {!isApproved && <p className="soft">{t.startAgain}</p>}
    <ToApp />
  </div>
);

type Words = { words: readonly [string, string]; newcomer: boolean };
function Done({ words: [title, text], newcomer }: Words) {
  return (
    <div className="centre" role="status">
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      <ToApp newcomer={newcomer} />
    </div>
  );
}

function Numbers({ numbers, chosen, onChange }: Choice) {
  if (!numbers.length) return null;
  return (
    <fieldset className="numbers">
      <legend>{t.choose}</legend>
      {numbers.map((number) => (
        <label key={number} className="method">
          <input
            type="radio"
            name="number"
            value={number}
            checked={number === chosen}
            onChange={() => onChange(number)}
          />
          <span className="method-label">{number}</span>
        </label>
      ))}
    </fieldset>
  );
}
type Choice = { numbers: number[]; chosen: number | null; onChange: (number: number) => void };

/** Whether the request gives a device of a user its first passkey, after which it may get the app. */
const isNewcomer = (kind: Approval['kind']) => {
  const { type, owner } = aboutKind(kind);
  return type === 1 && owner === 'user';
};

/** A pending request: its facts, and the buttons that answer it. */
export function Request({ accessToken, approval }: { accessToken: string; approval: Approval }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, done, ended, problem, ask, approve, decline, report } = useAnswer(accessToken, approval);
  const left = useCountdown(approval.secondsLeft);
  const able = passkeysAvailable();
  const asks = aboutKind(approval.kind).type === 1 ? 'registration' : 'signIn';
  useOffered(able && approval.state === 'pending' ? asks : null);
  const words = textsOf(approval.kind);
  const numberless = !approval.numbers.length;
  if (done) {
    const newcomer = done === 'approved' && isNewcomer(approval.kind);
    return <Done words={done === 'approved' ? words.done : t.done[done]} newcomer={newcomer} />;
  }
  if (ended) return <Over why={ended} />;
  if (approval.state !== 'pending') {
    const isApproved = ['approved', 'completed'].includes(approval.state);
    return <Over why={t.ended[approval.state] ?? t.ended.failed!} isApproved={isApproved} />;
  }
  if (left === 0 && !busy) return <Over why={t.ended.expired!} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null || numberless) void approve(chosen);
  };
  return (
    <form className="form" onSubmit={submit}>
      <p className="soft break">{words.lead(approval.target, approval.email ?? '')}</p>
      {!able && <Banner>{t.noPasskeys}</Banner>}
      {!isSecureContext && <Banner>{t.insecure}</Banner>}
      <Details approval={approval} />
      <Numbers numbers={approval.numbers} chosen={chosen} onChange={setChosen} />
      {problem && <Banner>{problem}</Banner>}
      {ask && <AskAccess key={ask} accessToken={ask} application={approval.target} />}
      <div className="answers">
        <button type="submit" className="button" disabled={(chosen === null && !numberless) || busy || !able}>
          {busy ? t.approving : t.approve}
        </button>
        <button type="button" className="button button-quiet" disabled={busy} onClick={decline}>
          {t.decline}
        </button>
      </div>
      <p className="not-me">
        <button type="button" className="linklike" disabled={busy} onClick={report}>
          {t.notMe}
        </button>
      </p>
      <p className="soft small">
        <span role="timer">{t.secondsLeft(left ?? 0)}</span>
        <br />
        {t.approveHint} {t.answersHint}
      </p>
      <Place approval={approval} />
    </form>
  );
}
