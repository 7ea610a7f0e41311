import { type FormEvent, useState } from 'react';
import { limits } from '../../../web-kit/domain/limits.ts';
import { Field } from '../../parts/Field.tsx';
import { useBusy } from '../../parts/hooks/useBusy.ts';
import { type OwnDevice, renameDevice } from './me.ts';
import { texts } from './texts.ts';

const t = texts.devices;
type Props = { device: OwnDevice; onDone: () => void; onCancel: () => void };

/** Gives a device another name. */
export function Rename({ device, onDone, onCancel }: Props) {
  const [name, setName] = useState(device.name);
  const { busy, run } = useBusy();
  function save(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      await renameDevice(device, name.trim());
      onDone();
    });
  }
  return (
    <form onSubmit={save}>
      <Field label={t.name} autoFocus value={name} maxLength={limits.deviceName} onChange={setName} />
      <div className="me-buttons">
        <button type="submit" className="button" disabled={busy || !name.trim()}>
          {t.save}
        </button>
        <button type="button" className="button button-quiet" disabled={busy} onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
