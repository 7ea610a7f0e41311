import { save } from '../../../web-kit/table/csv.ts';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { readData } from './me.ts';
import { texts } from './texts.ts';

const t = texts.data;

/** What is on record about the person, as a file. */
export function Data() {
  const { busy, run } = useBusy();
  const get = () => run(async () => save(t.name, new Blob([await readData()], { type: 'application/json' })));
  return (
    <section className="card" aria-labelledby="me-data">
      <h2 id="me-data">{t.title}</h2>
      <p className="soft">{t.lead}</p>
      <div className="me-buttons">
        <button type="button" className="button button-quiet" disabled={busy} onClick={get}>
          {t.get}
        </button>
      </div>
    </section>
  );
}
