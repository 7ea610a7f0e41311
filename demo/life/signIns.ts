import { challengeOf, hashOf, newNumber, newSecret } from '../../approvals/challenge.ts';
import { families } from '../../domain/families/families.ts';
import { limits } from '../../domain/limits.ts';
import {
  ChooseNumber,
  CloseTransaction,
  deviceMessages,
  ExpireTransaction,
  OpenTransaction,
} from '../../domain/transaction/approval.ts';
import { ApproveTransaction, CollectTransaction } from '../../domain/transaction/approving.ts';
import { CompleteSignIn } from '../../domain/transaction/commands.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { newId } from '../../event-store/newId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { At } from '../clock.ts';
import type { Attempt } from '../model/attempts.ts';
import { between, oneOf } from '../model/chance.ts';
import { type Account, actsIn, type Used } from './accounts.ts';

const stranger: Provenance = {
  actor: { role: 'visitor', id: 'visitor' },
  ...{ correlationId: 'demo', call: 'demo' },
};
const second = 1000;

/**
 * Signs somebody in as the attempt says, or fails to. Commands decide on it as on any other, so that the log has what a
 * year of use would have left there, and nobody signs in who could not.
 */
export async function signIn(kit: Kit, at: At, application: Used, one: Account, attempt: Attempt) {
  const { executor } = kit;
  const { passkey, method, end, country } = attempt;
  const { id: applicationId } = application;
  const { owner, by } = actsIn(one, applicationId);
  const organisationId = one.member.id;
  const deviceId = one.devices.get(passkey)!;
  const who = { owner, personId: one.id, organisationId, applicationId };
  const { platform, browser } = passkey.machine;
  const proof = { deviceId, counter: 0, backedUp: true };
  if (method === 'this device' && end === 'signedIn') {
    const where = { platform, browser, country };
    await executor.execute(CompleteSignIn, { id: newId(), ...who, ...proof, ...where, method }, by);
    return;
  }
  const { request, secretHash } = await open(kit, application, one, attempt);
  const { id, number } = request;
  const later = (seconds: number, work: () => Promise<unknown>) =>
    at(attempt.at + Math.round(seconds * second), work);
  if (end !== 'signedIn') {
    await fails(kit, later, request, { end, whose: owner, by, words: [one.name, attempt.at] });
    return;
  }
  const answered = between(6, 40, 'answers', one.name, attempt.at);
  await later(answered, () => executor.execute(ApproveTransaction, { id, ...who, ...proof, number }, by));
  // What asks for a network has no browser that could tell of itself.
  const screen =
    application.family === 'radius' ? { platform: 'Other', browser: 'Other' } : screenOf(attempt);
  const collecting = { id, ...who, deviceId, secretHash, ...screen, country };
  await later(answered + 1, () => executor.execute(CollectTransaction, collecting, by));
}

const screens = [
  { platform: 'Windows', browser: 'Edge' },
  { platform: 'Windows', browser: 'Chrome' },
  { platform: 'macOS', browser: 'Chrome' },
] as const;
/** The screen on which somebody signs in with a phone. */
const screenOf = ({ person, at }: Attempt) => oneOf(screens, 'screen', person.name, at);

/** Opens a request that a phone is to answer. */
async function open({ executor }: Kit, application: Used, one: Account, attempt: Attempt) {
  const { family, id: applicationId, name: target } = application;
  const secretHash = hashOf(newSecret());
  const { platform, browser } = screenOf(attempt);
  const { userId } = actsIn(one, applicationId);
  const shown = {
    ...{ id: newId(), secretHash, kind: families[family].requests.signIn.kind, target },
    ...{ account: null, ownerId: userId, applicationId, deviceId: null, number: newNumber() },
    device: family === 'radius' ? target : `${browser} on ${platform}`,
    ...{ ip: one.ip, place: null, requestId: null, idpId: null },
    requestedAt: new Date(attempt.at).toISOString(),
  };
  const about = { organisationId: one.member.id, registration: null, subjectId: userId };
  const opening = { ...shown, ...about, method: 'phone' as const, challenge: challengeOf(shown) };
  await executor.execute(OpenTransaction, opening, stranger);
  return { request: shown, secretHash };
}

type Failing = {
  end: Attempt['end'];
  whose: { kind: 'user'; id: string };
  by: Provenance;
  /** What chance depends on. */
  words: unknown[];
};
/** Ends a request without a sign-in. */
function fails(
  { executor }: Kit,
  later: (seconds: number, work: () => Promise<unknown>) => Promise<unknown>,
  { id, number }: { id: string; number: number },
  { end, whose, by, words }: Failing,
) {
  const about = { id, whose };
  const seconds = between(8, 50, 'ends', ...words);
  if (end === 'expired')
    return later(limits.approval / second, () => executor.execute(ExpireTransaction, about, by));
  if (end === 'wrongNumber') {
    const other = number === 99 ? 10 : number + 1;
    return later(seconds, () => executor.execute(ChooseNumber, { ...about, number: other }, by));
  }
  const closing =
    end === 'declined'
      ? ({ ...about, as: 'declined' } as const)
      : ({ ...about, as: 'failed', message: oneOf(deviceMessages.slice(0, 2), ...words) } as const);
  return later(seconds, () => executor.execute(CloseTransaction, closing, by));
}
