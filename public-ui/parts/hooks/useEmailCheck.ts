import { useEffect, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { emailPattern, limits } from '../../../web-kit/domain/limits.ts';

/** `unsure`: nothing was typed, or the server did not answer (rate limit). The sign-in itself then decides. */
export type EmailState = 'unsure' | 'checking' | 'invalid' | 'registered' | 'unregistered';

/** `push`: the operator has an app that receives notifications. */
type Checked = { state: EmailState; push?: boolean };
const unsure: Checked = { state: 'unsure' };

/** Asks the server, after a pause in typing, whether an operator has this address. */
export function useEmailCheck(typed: string): Checked {
  const [answer, setAnswer] = useState({ email: '', ...unsure });
  const email = typed.trim();
  useEffect(() => {
    if (!email) return;
    let stale = false;
    const tell = (state: EmailState, push = false) => stale || setAnswer({ email, state, push });
    const timer = setTimeout(async () => {
      if (!emailPattern.test(email)) return tell('invalid');
      try {
        const { errorCode, isPushTokenAdded } = await call('POST /checkOperator', { email });
        tell(errorCode === 0 ? 'registered' : 'unregistered', isPushTokenAdded);
      } catch {
        tell('unsure');
      }
    }, limits.emailCheckPause);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [email]);
  if (!email) return unsure;
  return answer.email === email ? answer : { state: 'checking' };
}
