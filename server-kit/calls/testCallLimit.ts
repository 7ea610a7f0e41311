import { join } from 'node:path';
import { type Challenge, pbkdf2, solveChallenge } from 'altcha/lib';
import { onTestFinished } from 'vitest';
import type { Call } from '../../api/callKinds.ts';
import { factorOf } from '../../domain/addressLimits/addressLimits.ts';
import { ChooseVanityAddress } from '../../domain/organisation/commands.ts';
import { Refusal } from '../../domain/refusals.ts';
import { sqliteRecords } from '../../event-store/records/sqliteRecords.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { by, openSystem, system } from '../../event-store/testSystem.ts';
import { captchaOf, noCaptcha } from '../access/captcha.ts';
import { limitsOf } from '../limits/limits.ts';
import { ratesOf } from '../limits/rates.ts';
import type { Sender } from './caller.ts';
import { limited, wrongLimits } from './callLimit.ts';

const vault = { derive: () => [Buffer.alloc(32, 1)] };

const widened = {
  large: { network: '198.51.100.0/24', factor: 10, reason: 'A large office', until: '1970-01-02' },
};
const littleWork = { iterations: 1, tries: { least: 1, most: 3 } };
/** The payload of a browser: base64 of a challenge and its solution. */
async function solved(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
/** Hosts of more organisations than may be wrong at once. */
export const others = Array.from({ length: 2 * wrongLimits.organisations }, (_, n) => `other-${n}`);
/** A process with its own counters in memory, on the records in a folder, with organisations at `acme-ltd` and `others`. */
export async function processes({ demandsWork = false } = {}) {
  const folder = await tempFolder();
  const log = await openSystem();
  for (const subdomain of ['acme-ltd', ...others]) {
    await log.organisation(subdomain);
    const chosen = { id: subdomain, country: 'India', name: subdomain, subdomain };
    await log.execute(ChooseVanityAddress, chosen, by(system));
  }
  // The library that checks a proof of work looks at the real clock.
  const time = { now: demandsWork ? Date.now() : 1_000_000 };
  const clock = () => time.now;
  return {
    time,
    another() {
      const records = sqliteRecords(join(folder, 'records.db'), { clock });
      onTestFinished(() => records.close());
      const rates = ratesOf();
      const captcha = demandsWork ? captchaOf(vault, records, clock, littleWork) : noCaptcha;
      const kit = {
        rates,
        clock,
        limits: limitsOf(records, rates, vault, clock),
        captcha,
        executor: log as never,
        widened: async (ip: string) => factorOf({ widened }, ip, new Date(time.now)),
      };
      const admitted = (call: Call, caller: Sender, proof?: string) => limited(kit, call, caller, {}, proof);
      return Object.assign(admitted, {
        solved: async () => solved((await captcha.challenge()) as Challenge),
      });
    },
  };
}
/** The address from which calls come, unless another is named. */
export const office = '203.0.113.7';
/** A visitor at the host of an organisation. */
export const from = (subdomain: string, ip = office) =>
  ({ actor: { role: 'visitor', id: 'visitor' }, ip, host: { app: 'org', subdomain } }) as Sender;
/** What a wrong call ends with. */
export const wrong = new Refusal('transaction.used');

/** Calls wrongly until it must wait, and returns how often it was let through. */
export async function guess(
  admitted: Awaited<ReturnType<typeof processes>>['another'] extends () => infer A ? A : never,
  call: Call,
  caller: Sender,
  { error = wrong as unknown, prove = async (): Promise<string | undefined> => undefined } = {},
) {
  for (let passed = 0; ; passed++)
    try {
      const settle = await admitted(call, caller, await prove());
      await settle(error);
    } catch (refusal) {
      return { passed, refusal };
    }
}
