import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Method, Methods } from '../../parts/Methods.tsx';
import { PasskeyForm } from '../../parts/PasskeyForm.tsx';
import { words } from '../../words.ts';
import type { PhoneFlow } from '../phone/request.ts';
import type { attributesIn } from './about.ts';
import { type Begin, type Invitation, invitedPhoneFlow, makePasskey, type Registered } from './invitation.ts';
import { texts } from './texts.ts';

const ApprovalDialog = lazy(async () => ({
  default: (await import('../phone/PhoneDialog.tsx')).ApprovalDialog<Registered>,
}));

/** The way that is chosen at first: the best one, but a phone shows no code for itself. */
const firstOf = (methods: Invitation['application']['methods']): Method =>
  methods.includes(1) && matchMedia('(pointer: coarse)').matches ? 1 : (methods[0] ?? 1);

type Props = {
  accessToken: string;
  application: Invitation['application'];
  /** The call that begins a passkey of this device. */
  begin: Begin;
  /** Label of the button for this device. */
  action: string;
  /** What the person says about themselves. */
  attributes?: ReturnType<typeof attributesIn>;
  check?: () => boolean;
  /** Called at the end; `byPhone` tells that the passkey is on another device. */
  onRegistered: (registered: Registered, byPhone: boolean) => void;
  /** Fields above the button. */
  children?: ReactNode;
};

/** Registers an invited person with a passkey of this device, or of a phone that scans a QR code. */
export function RegisterForm({ accessToken, application, begin, attributes, onRegistered, ...rest }: Props) {
  const { methods } = application;
  const [method, setMethod] = useState<Method>(() => firstOf(methods));
  const [phoneFlow, setPhoneFlow] = useState<PhoneFlow<Registered> | null>(null);
  const [tries, setTries] = useState(0);
  const byPhone = method === 2;
  async function run() {
    if (byPhone) setPhoneFlow(invitedPhoneFlow(accessToken, attributes));
    else onRegistered(await makePasskey(accessToken, begin, attributes), false);
  }
  function ended(registered?: Registered) {
    setPhoneFlow(null);
    if (registered) return onRegistered(registered, true);
    setTries((n) => n + 1);
  }
  return (
    <div className="form">
      {methods.length > 1 && <Methods value={method} onChange={setMethod} offered={methods} />}
      <PasskeyForm
        // A further try begins with a form that is not busy.
        key={`${method} ${tries}`}
        {...rest}
        action={byPhone ? texts.byPhone : rest.action}
        captcha={false}
        elsewhere={byPhone}
        run={run}
      />
      {phoneFlow && (
        <Suspense>
          <ApprovalDialog phoneFlow={phoneFlow} words={words.asking.OPERATOR_REGISTER} onEnd={ended} />
        </Suspense>
      )}
    </div>
  );
}
