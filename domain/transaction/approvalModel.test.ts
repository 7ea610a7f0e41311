import { describe, expect, test } from 'vitest';
import { type Command, decide, fold, type Happened } from '../kit.ts';
import { Refusal } from '../refusals.ts';
import { root } from '../spec.ts';
import {
  ApproveTransaction,
  ChooseNumber,
  CloseTransaction,
  CollectSignIn,
  ReportTransaction,
} from './approval.ts';
import { approval, collecting, forAda, hash, id, later } from './approvalSpec.ts';
import { transaction } from './transaction.ts';

describe('whatever initiator, approver, attacker, time and crashes do, in any order', () => {
  const ada2 = { ...approval, counter: 4 };
  const eve = { ...approval, operatorId: 'eve', deviceId: 'eves' };
  const steps: Record<string, [command: Command, input: object]> = {
    'Ada picks the number': [ChooseNumber, { ...id, number: 42 }],
    'somebody picks another': [ChooseNumber, { ...id, number: 24 }],
    'Ada approves': [ApproveTransaction, approval],
    'Ada approves with a second answer': [ApproveTransaction, ada2],
    'Eve approves with her own passkey': [ApproveTransaction, eve],
    'Ada approves a wrong number': [ApproveTransaction, { ...approval, number: 24 }],
    'Ada declines': [CloseTransaction, { ...id, as: 'declined' }],
    'the screen gives up': [CloseTransaction, { ...id, as: 'failed' }],
    'Ada reports': [ReportTransaction, id],
    'the screen collects': [CollectSignIn, collecting],
    'Eve collects': [CollectSignIn, { ...collecting, secretHash: hash('e') }],
    'Eve collects as herself': [CollectSignIn, { ...collecting, operatorId: 'eve', deviceId: 'eves' }],
  };
  const moments = { 'at once': 0, 'after its time': 120_000, 'much later': 180_000 };
  const outcomeTypes = [
    'TransactionApproved',
    'TransactionDeclined',
    'TransactionFailed',
    'TransactionExpired',
  ];

  /** What a step leads to; a refusal leads to nothing, and so does a crash before the append. */
  function step(past: Happened[], [command, input]: [Command, object], at: Date): Happened[] {
    const active = { status: 'active' };
    const context = {
      now: at,
      actor: root,
      newId: () => 'new',
      granted: () => true,
      needs: { owner: active, organisation: active, device: active },
    };
    try {
      return decide(command, fold(transaction, past), command.input.parse(input), context);
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }
  /** Every history that can come of the steps, in time order; equal ones once. A repeat is a step like any other. */
  function histories(): Happened[][] {
    const seen = new Map<string, Happened[]>();
    const walk = (past: Happened[], time: number) => {
      const key = JSON.stringify([time, past]);
      if (seen.has(key)) return;
      seen.set(key, past);
      for (const milliseconds of Object.values(moments).filter((each) => each >= time))
        for (const each of Object.values(steps)) {
          const made = step(past, each, later(milliseconds));
          if (made.length || milliseconds > time) walk([...past, ...made], milliseconds);
        }
    };
    walk([forAda], 0);
    return [...seen.values()];
  }
  const all = histories();

  test('there are many histories, and each kind of outcome comes about', () => {
    expect(all.length).toBeGreaterThan(20);
    for (const type of [...outcomeTypes, 'SignedIn', 'TransactionReported'])
      expect(all.some((past) => past.some((each) => each.type === type))).toBe(true);
  });
  test('there is at most one outcome, and at most one sign-in', () => {
    for (const past of all) {
      const of = (types: string[]) => past.filter(({ type }) => types.includes(type)).length;
      expect(of(outcomeTypes)).toBeLessThanOrEqual(1);
      expect(of(['SignedIn'])).toBeLessThanOrEqual(of(['TransactionApproved']));
      expect(of(['TransactionReported'])).toBeLessThanOrEqual(1);
    }
  });
  test('only the bound operator with the bound device is ever approved or signed in', () => {
    for (const { type, data } of all.flat()) {
      if (type === 'TransactionApproved')
        expect(data).toMatchObject({ operatorId: 'ada', deviceId: 'phone' });
      if (type === 'SignedIn') expect(data).toMatchObject({ deviceId: 'phone', method: 'phone' });
    }
  });
  test('nobody is signed in after a decline, a failure, its time, or a report', () => {
    for (const past of all) {
      const at = past.findIndex(({ type }) => type === 'SignedIn');
      if (at < 0) continue;
      const before = past.slice(0, at).map(({ type }) => type);
      expect(before).toEqual(['TransactionOpened', 'TransactionApproved']);
    }
  });
});
