import { type FormEvent, useState } from 'react';
import { passkeysAvailable } from '../../../web-kit/passkey.ts';
import { installed } from '../phone/installed.ts';
import { type Said, approve as t } from '../phone/texts.ts';
import { useCountdown } from '../phone/useCountdown.ts';
import type { Approval } from './approve.ts';
import { Details } from './Details.tsx';
import { useAnswer } from './useAnswer.ts';

const Alert = ({ children }: { children: string }) => (
  <p className="banner" role="alert">
    {children}
  </p>
);

type Words = { words: readonly [string, string]; newcomer: boolean };
function Done({ words: [title, text], newcomer }: Words) {
  return (
    <div className="centre" role="status">
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      {installed() ? <a href="/app">{t.backToApp}</a> : newcomer && <a href="/app">{t.getApp}</a>}
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

/** A request that waits: what it is about, and the ways to answer it. */
export function Request({ accessToken, approval }: { accessToken: string; approval: Approval }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, done, ended, problem, approve, decline, report } = useAnswer(accessToken, approval);
  const left = useCountdown(approval.secondsLeft);
  const able = passkeysAvailable();
  const said = t.kinds[approval.kind] as Said;
  const numberless = !approval.numbers.length;
  if (done) {
    const newcomer = done === 'approved' && approval.kind === 'general-register';
    return <Done words={done === 'approved' ? said.done : t.done[done]} newcomer={newcomer} />;
  }
  if (ended) return <Alert>{ended}</Alert>;
  if (approval.state !== 'pending') return <Alert>{t.ended[approval.state] ?? t.ended.failed!}</Alert>;
  if (left === 0 && !busy) return <Alert>{t.ended.expired!}</Alert>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null || numberless) void approve(chosen);
  };
  return (
    <form className="form" onSubmit={submit}>
      <p className="soft break">{said.lead(approval.target, approval.email ?? '')}</p>
      {!able && <Alert>{t.noPasskeys}</Alert>}
      {!isSecureContext && <Alert>{t.insecure}</Alert>}
      <Details approval={approval} />
      <Numbers numbers={approval.numbers} chosen={chosen} onChange={setChosen} />
      {problem && <Alert>{problem}</Alert>}
      <div className="answers">
        <button type="submit" className="button" disabled={(chosen === null && !numberless) || busy || !able}>
          {busy ? t.approving : t.approve}
        </button>
        <button type="button" className="button answer-decline" disabled={busy} onClick={decline}>
          {t.decline}
        </button>
      </div>
      <p className="soft small">
        {t.approveHint}
        <br />
        <span role="timer">{t.secondsLeft(left ?? 0)}</span>
      </p>
      <p className="not-me">
        <button type="button" className="linklike" disabled={busy} onClick={report}>
          {t.notMe}
        </button>
      </p>
    </form>
  );
}
