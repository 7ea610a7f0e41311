import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CallError, call } from '../../../web-kit/call.ts';
import { Banner } from '../../parts/Banner.tsx';
import { Field } from '../../parts/Field.tsx';
import type { Invitation } from './invitation.ts';
import { texts } from './texts.ts';

const t = texts.directory;
type DirectoryCheckProps = { accessToken: string; invitation: Invitation; onChecked: () => void };

/**
 * Asks an invited person for user name and password of the company's directory, before a passkey is made. The dialog
 * closes only once they are right.
 */
export function DirectoryCheck({ accessToken, invitation, onChecked }: DirectoryCheckProps) {
  const { appId, type, application } = invitation;
  const dialog = useRef<HTMLDialogElement>(null);
  const [userId, setUserId] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  async function check(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await call('POST /ldap/validateLdapUser', {
        accessToken,
        userId: userId.trim(),
        password,
        appId: appId!,
        type,
      });
      onChecked();
    } catch (error) {
      setProblem(error instanceof CallError && error.status ? error.message : t.failed);
      setPassword('');
      setBusy(false);
    }
  }
  // Browsers close a dialog on Escape by two events, and the second attempt without asking.
  const stay = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="directory-title"
      onKeyDown={stay}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="directory-title">{t.title}</h2>
      <p className="soft">{t.lead(application.name)}</p>
      <form className="form" onSubmit={check}>
        <Field
          label={t.userId}
          name="userId"
          autoComplete="username"
          maxLength={100}
          value={userId}
          onChange={setUserId}
        />
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={512}
          value={password}
          onChange={setPassword}
        />
        <Banner>{problem}</Banner>
        <button type="submit" className="button button-wide" disabled={busy || !userId.trim() || !password}>
          {busy ? t.checking : t.action}
        </button>
      </form>
    </dialog>
  );
}
