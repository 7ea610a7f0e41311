import { useCallback, useEffect, useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { ChangedMeanwhile } from '../../../web-kit/form/meanwhile.ts';
import { messageOf, toast } from '../../../web-kit/toast/toast.tsx';
import { Field } from '../../parts/Field.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { Loading } from '../../parts/Loading.tsx';
import { words } from '../../words.ts';
import { loadDevices, type OwnDevice, renameDevice } from './app.ts';
import { app } from './texts.ts';

const t = app.devices;

/** The signed-in person's devices, which can be renamed here. */
export function OwnDevices() {
  const [devices, setDevices] = useState<OwnDevice[]>();
  const [problem, setProblem] = useState('');
  const load = useCallback(async () => {
    try {
      setDevices(await loadDevices());
      setProblem('');
    } catch (error) {
      setProblem(messageOf(error));
    }
  }, []);
  useEffect(() => void load(), [load]);
  return (
    <section className="card" aria-labelledby="devices-title">
      <h2 id="devices-title">{t.title}</h2>
      {problem && (
        <div className="banner" role="alert">
          <p>{problem}</p>
          <button type="button" className="button button-quiet" onClick={load}>
            {words.retry}
          </button>
        </div>
      )}
      {!devices && !problem && <Loading text={app.checking} />}
      <ul className="requests">
        {devices?.map((device) => (
          <Device key={device.id} device={device} onRenamed={load} />
        ))}
      </ul>
    </section>
  );
}

function Device({ device, onRenamed }: { device: OwnDevice; onRenamed: () => Promise<void> }) {
  const [name, setName] = useState<string | null>(null);
  const { busy, run } = useBusy();
  async function save() {
    if (!name?.trim()) return;
    const now = (await loadDevices()).find(({ id }) => id === device.id);
    if (now && now.name !== device.name) {
      await onRenamed();
      throw new ChangedMeanwhile();
    }
    await renameDevice(device, name.trim());
    await onRenamed();
    setName(null);
    toast.success(t.renamed);
  }
  if (name === null)
    return (
      <li>
        <span className="break">
          <b>{device.name}</b>
          {device.current && <span className="soft small"> · {t.current}</span>}
        </span>
        <button
          type="button"
          className="button button-quiet"
          aria-label={t.renameThis(device.name)}
          onClick={() => setName(device.name)}
        >
          {t.rename}
        </button>
      </li>
    );
  return (
    <li>
      <form
        className="renaming"
        onSubmit={(event) => {
          event.preventDefault();
          void run(save);
        }}
      >
        <Field label={t.name} autoFocus value={name} maxLength={limits.deviceName} onChange={setName} />
        <div className="renaming-buttons">
          <button type="submit" className="button" disabled={busy || !name.trim()}>
            {t.save}
          </button>
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => setName(null)}>
            {t.cancel}
          </button>
        </div>
      </form>
    </li>
  );
}
