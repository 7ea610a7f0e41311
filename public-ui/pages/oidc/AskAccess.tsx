import { useCallback, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { localMediumDateTime } from '../../../web-kit/format.ts';
import { limits } from '../../../web-kit/limits.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { Area } from '../../parts/Field.tsx';
import { useLoad } from '../../parts/useLoad.ts';
import { texts } from './texts.ts';

const t = texts.access;
type AskAccessProps = { accessToken: string; application: string };

/** Lets a person who is known and has no access ask for it, and shows how the request stands. */
export function AskAccess({ accessToken, application }: AskAccessProps) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Awaited<ReturnType<typeof ask>>>();
  const ask = () => call('POST /accessRequest', { accessToken, ...(note.trim() && { note }) });
  const { value: found } = useLoad(
    useCallback(() => call('POST /accessRequest/read', { accessToken }), [accessToken]),
  );
  const value = sent ?? found;
  if (!value) return null;
  if (value.phase === 'allowed') return <p role="status">{t.allowed}</p>;
  if (value.phase === 'open')
    return <p role="status">{t.waits(localMediumDateTime(value.openUntil ?? ''))}</p>;
  async function press() {
    setBusy(true);
    try {
      setSent(await ask());
    } catch (error) {
      toast.error(error);
      setBusy(false);
    }
  }
  return (
    <div className="form ask">
      {value.phase === 'declined' && <p className="break">{t.declined(application)}</p>}
      <Area
        label={t.note}
        optional
        hint={t.noteHint}
        maxLength={limits.helpNote}
        rows={3}
        value={note}
        onChange={setNote}
      />
      <button type="button" className="button button-wide" disabled={busy} onClick={press}>
        {busy ? t.asking : t.ask}
      </button>
    </div>
  );
}
