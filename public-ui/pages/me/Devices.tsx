import { useState } from 'react';
import { browserNamed } from '../../../web-kit/devices/deviceNamed.ts';
import { localDateTime } from '../../../web-kit/format.ts';
import { nameOrOther } from '../../../web-kit/nameOrOther.ts';
import { isOnly } from '../../../web-kit/passkeys/lastDevice.ts';
import { ProviderPicture } from '../../../web-kit/providers/ProviderPicture.tsx';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { AddDevice } from './AddDevice.tsx';
import { countryOf } from './country.ts';
import { loadDevices, type OwnDevice, removeDevice } from './me.ts';
import { Part } from './Part.tsx';
import { Rename } from './Rename.tsx';
import { Sure } from './Sure.tsx';
import { takesFocus } from './takesFocus.ts';
import { texts } from './texts.ts';

const t = texts.devices;
type Doing = { id: string; what: 'rename' | 'remove' } | null;

/** The signed-in person's devices. `onGone` is called when the session has ended with one of them. */
export function Devices({ onGone }: { onGone: () => void }) {
  const [doing, setDoing] = useState<Doing>(null);
  /** What was done or cancelled last, so that its button gets the focus back. */
  const [last, setLast] = useState<Doing>(null);
  function ends() {
    setDoing(null);
    setLast(doing);
  }
  return (
    <Part title={t.title} load={loadDevices}>
      {(devices, { refresh, removed }) => {
        const changed = (said: string) => {
          toast.success(said);
          refresh();
        };
        return (
          <>
            <ul className="me-list">
              {devices.map((device) => (
                <li key={device.id}>
                  <About device={device} />
                  {doing?.id !== device.id && (
                    <Ways
                      device={device}
                      only={isOnly(device, devices)}
                      focus={last?.id === device.id ? last.what : null}
                      onChoose={setDoing}
                    />
                  )}
                  {doing?.id === device.id && doing.what === 'rename' && (
                    <Rename
                      device={device}
                      onDone={() => {
                        ends();
                        changed(t.renamed);
                      }}
                      onCancel={ends}
                    />
                  )}
                  {doing?.id === device.id && doing.what === 'remove' && (
                    <Sure
                      text={device.current ? t.sureCurrent(device.name) : t.sure(device.name)}
                      action={t.remove}
                      keep={t.keep}
                      run={() => removeDevice(device)}
                      onCancel={ends}
                      onDone={() => {
                        setDoing(null);
                        setLast(null);
                        toast.success(t.removed);
                        removed();
                        if (device.current) onGone();
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
            <AddDevice here={devices.some(({ current }) => current)} onAdded={() => changed(t.added)} />
          </>
        );
      }}
    </Part>
  );
}

type What = NonNullable<Doing>['what'];
type WaysProps = { device: OwnDevice; only: boolean; focus: What | null; onChoose: (doing: Doing) => void };
/** What can be done with a device. The only one that works for its site stays, and the page says why. */
function Ways({ device, only, focus, onChoose }: WaysProps) {
  const [name, why] = [`device-${device.id}`, `only-${device.id}`];
  return (
    <>
      {only && (
        <p className="soft small" id={why}>
          {t.only(device.rpId)}
        </p>
      )}
      <div className="me-buttons">
        {(['rename', 'remove'] as const).map((what) => {
          const stays = only && what === 'remove';
          return (
            <button
              key={what}
              type="button"
              className="button button-quiet"
              disabled={stays}
              ref={what === focus ? takesFocus : null}
              aria-describedby={stays ? `${name} ${why}` : name}
              onClick={() => onChoose({ id: device.id, what })}
            >
              {t[what]}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** What is known of a device: who keeps its passkey, and when and where it was used last. */
function About({ device }: { device: OwnDevice }) {
  const { id, name, provider, platform, lastLogin, lastBrowser, lastPlatform, lastCountry } = device;
  const marks = [device.current && t.current, device.suspended && t.suspended].filter(Boolean);
  const usedIn = lastBrowser
    ? [browserNamed(lastBrowser, lastPlatform), countryOf(lastCountry)].filter(Boolean)
    : [];
  return (
    <div className="break">
      <ProviderPicture provider={provider} />
      <b id={`device-${id}`}>{name}</b>
      {marks.length > 0 && <span className="soft small"> · {marks.join(' · ')}</span>}
      <div className="soft small">
        {provider ?? nameOrOther(platform)} · {t.addedOn} {localDateTime(device.addedOn)}
        <br />
        {lastLogin ? `${t.lastUsed} ${localDateTime(lastLogin)}` : t.neverUsed}
        {usedIn.length > 0 && ` (${usedIn.join(', ')})`}
        {device.rpId !== location.hostname && (
          <>
            <br />
            {t.elsewhere(device.rpId)}
          </>
        )}
      </div>
    </div>
  );
}
