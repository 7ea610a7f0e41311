import { useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { Area } from '../../parts/Field.tsx';
import { askForErasure, loadErasure } from './me.ts';
import { Part } from './Part.tsx';
import { Sure } from './Sure.tsx';
import { takesFocus } from './takesFocus.ts';
import { texts } from './texts.ts';

const t = texts.erasure;

/** Where a person asks the organisation to be erased, and sees how the request stands. */
export function Erasure({ organisation }: { organisation: string }) {
  const [note, setNote] = useState<string | null>(null);
  /** Whether the person was asked, so that the focus goes back to the button when it is there again. */
  const [asked, setAsked] = useState(false);
  return (
    <Part title={t.title} load={loadErasure}>
      {({ phase }, { removed }) => (
        <>
          <p className="soft">{t.lead(organisation)}</p>
          {phase !== 'none' && <p role="status">{t.phase[phase]}</p>}
          {note !== null && (
            <Sure
              text={t.sure}
              action={t.ask}
              keep={t.keep}
              run={() => askForErasure(note.trim())}
              onCancel={() => setNote(null)}
              onDone={() => {
                toast.success(t.asked);
                setNote(null);
                removed();
              }}
            >
              <Area label={t.note} optional value={note} maxLength={limits.helpNote} onChange={setNote} />
            </Sure>
          )}
          {note === null && !['open', 'allowed'].includes(phase) && (
            <div className="me-buttons">
              <button
                type="button"
                className="button button-quiet"
                ref={asked ? takesFocus : null}
                onClick={() => {
                  setAsked(true);
                  setNote('');
                }}
              >
                {t.ask}
              </button>
            </div>
          )}
        </>
      )}
    </Part>
  );
}
