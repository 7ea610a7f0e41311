import { aboutKind, addsDevice, type Kind } from '../../../web-kit/passkeys/approvals.ts';
import { texts } from './texts.ts';

type Words = keyof typeof texts.kinds;
/** Requests of operators, by their kind. */
const ofOperators: Partial<Record<Kind, Words>> = {
  login: 'operatorSignIn',
  register: 'operatorRegistration',
  addDevice: 'operatorDevice',
};

function ofUsers(kind: Kind): Words {
  const { type, showsAddress } = aboutKind(kind);
  if (addsDevice(kind)) return 'userDevice';
  if (type === 1) return 'registration';
  return showsAddress ? 'connection' : 'signIn';
}

/** Texts for a kind of request, before and after its approval. */
export const textsOf = (kind: Kind) => texts.kinds[ofOperators[kind] ?? ofUsers(kind)];
