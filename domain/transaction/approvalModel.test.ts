import { describe, expect, test } from 'vitest';
import { aboutKind, addsDevice, type Kind, kinds } from '../families/requests.ts';
import { type Command, decide, fold, type Happened } from '../kit.ts';
import { usualSecurity } from '../organisation/security.ts';
import { Refusal } from '../refusals.ts';
import { root } from '../testSpec.ts';
import { ChooseNumber, CloseTransaction, ExpireTransaction, ReportTransaction } from './approval.ts';
import { ApproveRegistration, ApproveTransaction, CollectTransaction } from './approving.ts';
import { collecting, credential, hash, id, later, openedWith } from './testApproval.ts';
import { transaction } from './transaction.ts';

type Steps = Record<string, [command: Command, input: object]>;
const outcomeTypes = [
  'TransactionApproved',
  'TransactionDeclined',
  'TransactionFailed',
  'TransactionExpired',
];
const moments = { 'at once': 0, 'after its time': 120_000, 'much later': 180_000 };

/** A request of this kind that names Ada and, if it registers, her phone. */
const openedFor = (kind: Kind) =>
  openedWith({
    kind,
    ...{ ownerId: 'ada', subjectId: 'ada', account: 'ada' },
    ...(aboutKind(kind).owner === 'user' && { organisationId: 'acme', applicationId: 'shop' }),
    ...(aboutKind(kind).type === 1 && { deviceId: 'phone', registration: { name: 'Ada' } }),
  });

/** All possible actions of initiator, approver, attacker and time. Eve has her own passkey in the same application. */
function stepsOf(kind: Kind): Steps {
  const { owner: whose } = aboutKind(kind);
  const applicationId = whose === 'user' ? 'shop' : null;
  const person = (name: string, deviceId: string) => ({
    ...{ ...id, organisationId: 'acme', applicationId, deviceId },
    owner: { kind: whose, id: name },
    personId: whose === 'user' ? `person-${name}` : null,
    ...{ number: 42, counter: 3, backedUp: true },
  });
  const [ada, eve] = [person('ada', 'phone'), person('eve', 'eves')];
  const under = {
    organisationId: 'acme',
    applicationId,
    owner: addsDevice(kind) ? { kind: whose, id: 'ada' } : null,
  };
  const made = { ...id, number: 42, credential, under: kind === 'register' ? null : under };
  const elsewhere = whose === 'user' ? 'another-shop' : 'shop';
  return {
    'Ada picks the number': [ChooseNumber, { ...id, number: 42 }],
    'somebody picks another': [ChooseNumber, { ...id, number: 24 }],
    'Ada approves': [ApproveTransaction, ada],
    'Ada approves with a second answer': [ApproveTransaction, { ...ada, counter: 4 }],
    'Eve approves with her own passkey': [ApproveTransaction, eve],
    'Ada approves with the passkey of elsewhere': [
      ApproveTransaction,
      { ...ada, deviceId: 'tablet', applicationId: elsewhere },
    ],
    'Ada approves a wrong number': [ApproveTransaction, { ...ada, number: 24 }],
    'the phone makes a passkey': [ApproveRegistration, made],
    'a second phone makes one too': [
      ApproveRegistration,
      { ...made, credential: { ...credential, credentialId: 'credential-2' } },
    ],
    'a phone makes one for a wrong number': [ApproveRegistration, { ...made, number: 24 }],
    'a phone makes one for another application': [
      ApproveRegistration,
      { ...made, under: { ...under, applicationId: elsewhere } },
    ],
    'Ada declines': [CloseTransaction, { ...id, as: 'declined' }],
    'the screen gives up': [CloseTransaction, { ...id, as: 'failed' }],
    'its time is noted': [ExpireTransaction, id],
    'Ada reports': [ReportTransaction, id],
    'the screen collects': [CollectTransaction, { ...collecting, ...ada }],
    'Eve collects': [CollectTransaction, { ...collecting, ...ada, secretHash: hash('e') }],
    'Eve collects as herself': [CollectTransaction, { ...collecting, ...eve }],
  };
}

/** The events of a step; none after a refusal, or a crash before the append. */
function step(past: Happened[], [command, input]: [Command, object], at: Date): Happened[] {
  const active = { status: 'active' };
  const context = {
    now: at,
    actor: root,
    newId: () => 'new',
    granted: () => true,
    needs: {
      owner: active,
      organisation: { ...active, security: usualSecurity },
      device: active,
      application: { ...active, settings: { kind: 'web' } },
    },
  };
  try {
    return decide(command, fold(transaction, past), command.input.parse(input), context);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Every possible history of the steps in time order, without duplicates. A repeat is a step like any other. */
function histories(kind: Kind): Happened[][] {
  const steps = Object.values(stepsOf(kind));
  const seen = new Map<string, Happened[]>();
  const walk = (past: Happened[], time: number) => {
    const key = JSON.stringify([time, past]);
    if (seen.has(key)) return;
    seen.set(key, past);
    for (const milliseconds of Object.values(moments).filter((each) => each >= time))
      for (const each of steps) {
        const made = step(past, each, later(milliseconds));
        if (made.length || milliseconds > time) walk([...past, ...made], milliseconds);
      }
  };
  walk([openedFor(kind)], 0);
  return [...seen.values()];
}

describe.each(Object.keys(kinds) as Kind[])(
  'whatever is done to a request of kind %s, in any order',
  (kind) => {
    const all = histories(kind);
    const registers = aboutKind(kind).type === 1;
    const end = registers ? 'RegistrationCompleted' : 'SignedIn';

    test('there are many histories, and each kind of outcome comes about', () => {
      expect(all.length).toBeGreaterThan(20);
      for (const type of [...outcomeTypes, end, 'TransactionReported'])
        expect(all.some((past) => past.some((each) => each.type === type))).toBe(true);
    });
    test('there is at most one outcome, and what it ends with comes at most once', () => {
      for (const past of all) {
        const of = (types: string[]) => past.filter(({ type }) => types.includes(type)).length;
        expect(of(outcomeTypes)).toBeLessThanOrEqual(1);
        expect(of([end])).toBeLessThanOrEqual(of(['TransactionApproved']));
        expect(of(['TransactionReported'])).toBeLessThanOrEqual(1);
        expect(of([registers ? 'SignedIn' : 'RegistrationCompleted'])).toBe(0);
      }
    });
    test('only the bound person with the bound device is ever approved or let in', () => {
      for (const { type, data } of all.flat()) {
        if (type === 'TransactionApproved') expect(data).toMatchObject({ ownerId: 'ada', deviceId: 'phone' });
        if (type === end) expect(data).toMatchObject({ deviceId: 'phone', method: 'phone' });
      }
    });
    test('a passkey is made by a registration alone, and by one phone', () => {
      for (const { data } of all.flat().filter(({ type }) => type === 'TransactionApproved'))
        expect(data.credential === null).toBe(!registers);
    });
    test('nobody is let in after a decline, a failure, its time, or a report', () => {
      for (const past of all) {
        const at = past.findIndex(({ type }) => type === end);
        if (at < 0) continue;
        const before = past.slice(0, at).map(({ type }) => type);
        expect(before).toEqual(['TransactionOpened', 'TransactionApproved']);
      }
    });
  },
);
