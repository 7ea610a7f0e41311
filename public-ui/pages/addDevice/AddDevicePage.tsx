import { lazy, Suspense, useEffect, useState } from 'react';
import { toast } from '../../../web-kit/toast/toast.tsx';
import { Done } from '../../parts/Done.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LinkContent } from '../../parts/links/LinkContent.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { EntryShell } from '../../parts/Shell.tsx';
import { Link, type PageProps } from '../../router.tsx';
import type { Asking } from '../phone/request.ts';
import { add, confirm, loadRequest, type Request } from './device.ts';
import { texts } from './texts.ts';

const PhoneDialog = lazy(() => import('../phone/PhoneDialog.tsx'));
const t = texts;

/** /add-device/:accessToken: adds a passkey to an operator's account, on this device or on a phone. */
export default function AddDevicePage({ params }: PageProps) {
  const { accessToken = '' } = params;
  return (
    <EntryShell>
      <Heading title={t.title} />
      <LinkContent load={() => loadRequest(accessToken)} words={t}>
        {(request) => <Steps accessToken={accessToken} request={request} />}
      </LinkContent>
    </EntryShell>
  );
}

/** Confirms with an existing passkey when the operator asked for the link, adds the new one, and reports success. */
function Steps({ accessToken, request }: { accessToken: string; request: Request }) {
  const [phone, setPhone] = useState<Asking | null>(null);
  const [here, setHere] = useState(request.step === 'add');
  const [added, setAdded] = useState(false);
  if (added) return <Added />;
  function done() {
    toast.success(t.added);
    setAdded(true);
  }
  async function adds(captcha: string) {
    await add(phone?.accessToken ?? accessToken, captcha);
    done();
  }
  async function confirms(captcha: string) {
    const granted = await confirm(accessToken, captcha);
    setPhone({ requestType: 'OPERATOR_ADD_DEVICE', type: 1, accessToken: granted.accessToken });
  }
  return (
    <>
      <p className="lead">
        {t.of} <b className="break">{request.name || request.email}</b> {t.at}{' '}
        <b className="break">{request.organisationName}</b>
      </p>
      <p className="soft">{here ? t.addLead : t.confirmLead}</p>
      {here ? (
        <PasskeyForm key="add" action={t.add} run={adds} />
      ) : (
        <PasskeyForm signsIn key={phone ? 'confirmed' : 'confirm'} action={t.confirm} run={confirms} />
      )}
      {phone && !here && (
        <Suspense>
          <PhoneDialog
            asking={phone}
            onEnd={(result) => (result ? done() : setPhone(null))}
            onHere={() => setHere(true)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Long enough to read what happened, in milliseconds. */
const closing = 2000;

/** Closes a window that the console opened. Browsers ignore this for a page that was opened in another way. */
function Added() {
  useEffect(() => {
    const timer = setTimeout(() => close(), closing);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Done title={t.added}>
      <p className="soft">{t.addedHint}</p>
      <Link to="/login" className="button">
        {t.signIn}
      </Link>
    </Done>
  );
}
