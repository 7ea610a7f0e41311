import { useCallback, useState } from 'react';
import { toast } from '../../../web-kit/toast.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { DoorShell } from '../../parts/Shell.tsx';
import { useLoad } from '../../parts/useLoad.ts';
import type { PageProps } from '../../routes.ts';
import { texts } from '../../texts.ts';
import { add, type Code, confirm, loadRequest, type Request } from './device.ts';
import { QrDialog } from './QrDialog.tsx';

const t = texts.addDevice;

/** /add-device/:accessToken: one more passkey of an operator, on this device or on a phone. */
export default function AddDevicePage({ params }: PageProps) {
  const { accessToken = '' } = params;
  const load = useCallback(() => loadRequest(accessToken), [accessToken]);
  const { value, error } = useLoad(load);
  return (
    <DoorShell>
      <Heading title={t.title} />
      {value && <Steps accessToken={accessToken} request={value} />}
      {error !== undefined && (
        <>
          <div className="banner" role="alert">
            <b>{t.failed}</b>
            <br />
            {error}
          </div>
          <p className="soft">{t.failedHint}</p>
        </>
      )}
      {!value && error === undefined && <Loading text={t.checking} />}
    </DoorShell>
  );
}

/** Confirming, where it is one's own wish; then adding; then done. */
function Steps({ accessToken, request }: { accessToken: string; request: Request }) {
  const [code, setCode] = useState<Code | null>(null);
  const [here, setHere] = useState(request.step === 'add');
  const [added, setAdded] = useState(false);
  if (added) return <Added />;
  async function adds(captcha: string) {
    await add(code?.accessToken ?? accessToken, captcha);
    toast.success(t.added);
    setAdded(true);
  }
  return (
    <>
      <p className="lead">
        {t.of} <b className="break">{request.name || request.email}</b> {t.at}{' '}
        <b className="break">{request.organisationName}</b>
      </p>
      <p className="soft">{here ? t.addLead : t.confirmLead}</p>
      {here ? (
        <PasskeyForm key="add" action={t.add} run={adds} again={code !== null} />
      ) : (
        <PasskeyForm
          key={code ? 'confirmed' : 'confirm'}
          action={t.confirm}
          run={async (captcha) => setCode(await confirm(accessToken, captcha))}
        />
      )}
      {code && !here && <QrDialog code={code} onClose={() => setCode(null)} onHere={() => setHere(true)} />}
    </>
  );
}

function Added() {
  return (
    <div className="centre" role="status">
      <svg className="picture picture-done" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="26" />
        <path d="m20 33 9 9 16-18" />
      </svg>
      <p className="lead">{t.added}</p>
      <p className="soft">{t.addedHint}</p>
    </div>
  );
}
