import { useState } from 'react';
import { call } from '../../web-kit/call.ts';
import { limits } from '../../web-kit/domain/limits.ts';
import { localMediumDateTime } from '../../web-kit/format.ts';
import { Area } from './Field.tsx';
import { useBusy } from './hooks/useBusy.ts';

/** Reads how the request stands that a token is for. */
export const readHelp = (accessToken: string) => call('POST /accessRequest/read', { accessToken });

type Props = {
  accessToken: string;
  found: Awaited<ReturnType<typeof readHelp>>;
  words: {
    note: string;
    noteHint: string;
    ask: string;
    asking: string;
    waits: (until: string) => string;
    allowed: string;
    declined: string;
  };
  /** Whether a person whose request was allowed can ask once more. */
  again?: boolean;
};

/** Lets a person ask the organisation for help, and shows how the request stands. */
export function AskHelp({ accessToken, found, words, again = false }: Props) {
  const [note, setNote] = useState('');
  const { busy, run } = useBusy();
  const [{ phase, openUntil }, setStanding] = useState(found);
  if (phase === 'allowed' && !again) return <p role="status">{words.allowed}</p>;
  if (phase === 'open') return <p role="status">{words.waits(localMediumDateTime(openUntil ?? ''))}</p>;
  const press = () =>
    run(async () =>
      setStanding(await call('POST /accessRequest', { accessToken, ...(note.trim() && { note }) })),
    );
  return (
    <div className="form ask">
      {phase === 'allowed' && <p>{words.allowed}</p>}
      {phase === 'declined' && <p className="break">{words.declined}</p>}
      <Area
        label={words.note}
        optional
        hint={words.noteHint}
        maxLength={limits.helpNote}
        rows={3}
        value={note}
        onChange={setNote}
      />
      <button type="button" className="button button-wide" disabled={busy} onClick={press}>
        {busy ? words.asking : words.ask}
      </button>
    </div>
  );
}
