import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { refuse } from '../../domain/refusals.ts';
import type { Records } from '../../event-store/records/records.ts';
import type { Vault } from '../../event-store/vault/vault.ts';
import { fullWork } from './work.ts';

export type Captcha = {
  /** Makes a puzzle for the browser. This costs the server one key derivation and stores nothing. */
  challenge(): Promise<Challenge | { off: true }>;
  /** Accepts a solution (base64 of `{ challenge, solution }`), once. Refuses with `request.captcha`. */
  verify(payload: unknown): Promise<void>;
};

const lifetime = 10 * 60_000;
const longest = 4096;

/** Turns the captcha off, for trials and tests: `challenge` returns `off`, and any payload is accepted. */
export const noCaptcha: Captcha = {
  challenge: async () => ({ off: true }),
  verify: async () => {},
};

/** ALTCHA proof of work (PBKDF2, version 2), solved by `solveChallengeWorkers` with `altcha/workers/pbkdf2`. */
export function captchaOf(
  vault: Pick<Vault, 'derive'>,
  records: Records,
  clock = Date.now,
  { iterations, tries } = fullWork.captcha,
): Captcha {
  const text = (key: Buffer) => key.toString('base64url');
  const answers = vault.derive('captcha answers').map(text);
  const secrets = vault.derive('captcha').map((key, i) => ({
    hmacSignatureSecret: text(key),
    hmacKeySignatureSecret: answers[i]!,
  }));
  // The records have no put-if-absent, so when two requests with one solution reach this process together, this set
  // lets only the first pass.
  const underway = new Set<string>();

  async function spend(id: string, expiresAt: number): Promise<boolean> {
    if (underway.has(id)) return false;
    underway.add(id);
    try {
      if (await records.get('captcha', id)) return false;
      await records.put('captcha', id, true, { expiresAt });
      return true;
    } finally {
      underway.delete(id);
    }
  }

  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterations,
        counter: randomInt(tries.most, tries.least),
        deriveKey,
        expiresAt: Math.floor((clock() + lifetime) / 1000),
        ...secrets[0]!,
      }),
    async verify(text) {
      const payload = parse(text) ?? refuse('request.captcha');
      const { expiresAt = 0 } = payload.challenge.parameters;
      if (!(expiresAt * 1000 > clock()) || !(await isSolved(payload, secrets))) refuse('request.captcha');
      if (!(await spend(payload.challenge.signature!, expiresAt * 1000))) refuse('request.captcha');
    },
  };
}

function parse(text: unknown): Payload | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString());
    return payload?.challenge?.parameters && payload.solution ? payload : undefined;
  } catch {
    return undefined;
  }
}

type Secrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };
/** The challenge holds a signature of its answer, so checking derives no key, whatever cost the payload claims. */
async function isSolved(payload: Payload, secrets: Secrets[]): Promise<boolean> {
  if (!payload.challenge.parameters.keySignature) return false;
  for (const secret of secrets) {
    // The library throws on unexpected types; such a payload is wrong too.
    const checked = await verifySolution({ ...payload, deriveKey, ...secret }).catch(() => null);
    if (checked?.verified) return true;
  }
  return false;
}
