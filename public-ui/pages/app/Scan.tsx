import { type FormEvent, lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { Field } from '../../parts/Field.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { words } from '../../words.ts';
import { type App, redeem } from './app.ts';
import { app } from './texts.ts';

const Scanner = lazy(() => import('./Scanner.tsx'));
const t = app.scan;

/** A field for the code below the QR code, for people who cannot scan it. */
function TypedCode() {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      return location.assign(await redeem(code));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  }
  return (
    <form className="form typed-code" onSubmit={submit} noValidate>
      <Field
        label={app.type.label}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={code}
        onChange={setCode}
        error={problem || undefined}
        hint={app.type.hint}
      />
      <button type="submit" className="button button-quiet" disabled={busy || !code.trim()}>
        {app.type.open}
      </button>
    </form>
  );
}

/** Opens a request by scanning its QR code with this phone's camera, or by typing the code below it. */
export function Scan({ app: { owner, username } }: { app: App }) {
  const [on, setOn] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const [tries, setTries] = useState(0);
  function press() {
    if (trouble) setTries(tries + 1);
    else setOn(!on);
    setTrouble(false);
  }
  // Only the console shows a code to type.
  const byCode = owner === 'operator';
  const looking = on && !trouble;
  return (
    <section className="card" aria-labelledby="scan-title">
      <h2 id="scan-title">{t.title}</h2>
      <p className="soft">{t.lead[owner]}</p>
      {on && (
        <Suspense fallback={<Loading text={t.opening} />}>
          <Scanner key={tries} owner={owner} onTrouble={() => setTrouble(true)} />
        </Suspense>
      )}
      <button
        type="button"
        className={looking ? 'button button-quiet button-wide' : 'button button-wide'}
        onClick={press}
      >
        {looking ? t.stop : trouble ? words.retry : t.start}
      </button>
      {byCode && username !== null && <TypedCode />}
      {byCode && username === null && trouble && <p className="soft small">{app.type.needsSignIn}</p>}
    </section>
  );
}
