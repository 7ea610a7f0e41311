import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { z } from 'zod';
import { ref, streamOf } from '../../domain/kit.ts';
import { licensed } from '../../domain/licence/events.ts';
import { LicensingKeyMade } from '../../domain/licensing/events.ts';
import { licensing, licensingId, MakeLicensingKey } from '../../domain/licensing/licensing.ts';
import type { Terms } from '../../domain/plan/events.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Kit } from '../kit.ts';

/** The name of the format, with which every key begins. */
const licenceFormat = 'latchkey-licence-1';
const pattern = new RegExp(String.raw`^${licenceFormat}\.([\w-]+)\.([\w-]{86})$`);
const target = ref(licensing, licensingId);

/** What a key says. The terms are for people to read: what is granted is decided by the plan of that name. */
const statement = licensed.omit({ key: true }).extend({
  installation: z.string(),
  organisation: z.string(),
  terms: z.object({
    name: z.string(),
    priceInRupees: z.number(),
    priceInDollars: z.number(),
    billingCycle: z.number(),
    applications: z.number(),
    usersPerApplication: z.number(),
    users: z.number(),
    teamMembers: z.number(),
    domainsPerApplication: z.number(),
  }),
});
export type Statement = z.output<typeof statement>;

export const termsIn = (plan: Terms): Statement['terms'] => ({
  name: plan.name,
  priceInRupees: plan.priceInRupees,
  priceInDollars: plan.priceInDollars,
  billingCycle: plan.billingCycle,
  applications: plan.allowNumberOfApps,
  usersPerApplication: plan.allowNumberOfUsers,
  users: plan.allowTotalNumberOfUsers,
  teamMembers: plan.allowTeamMembers,
  domainsPerApplication: plan.allowedNumberOfRPs,
});

/** The public key of this installation, which is made when it is needed for the first time. */
async function publicKey({ executor, clock }: Kit): Promise<string> {
  const { state } = await executor.look(target);
  if (state.publicKey) return state.publicKey;
  const pair = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await executor.execute(
    MakeLicensingKey,
    { id: licensingId, ...pair, madeAt: new Date(clock()).toISOString() },
    { actor: { role: 'system', id: 'licensing' }, correlationId: randomUUID() },
  );
  return (await executor.look(target, { fresh: true })).state.publicKey!;
}

async function privateKey(kit: Kit): Promise<string> {
  await publicKey(kit);
  for await (const event of kit.store.readStream(streamOf(target)))
    if (event.type === LicensingKeyMade.type) {
      const [opened] = await kit.vault.open([event], ['secret']);
      const { privateKey } = opened!.data as { privateKey: string | null };
      if (privateKey) return privateKey;
    }
  throw new Error('the key that signs licences cannot be opened');
}

/** Signs a licence for an organisation of this installation: `<format>.<statement>.<signature>`, both in base64url. */
export async function signLicence(kit: Kit, said: Omit<Statement, 'installation'>): Promise<string> {
  const full: Statement = { ...said, installation: kit.installation };
  const signed = `${licenceFormat}.${Buffer.from(JSON.stringify(full)).toString('base64url')}`;
  const signature = sign(null, Buffer.from(signed), createPrivateKey(await privateKey(kit)));
  return `${signed}.${signature.toString('base64url')}`;
}

/** Reads a key for an organisation. Refuses one that this installation did not sign for it, and says why. */
export async function readLicence(kit: Kit, organisation: string, key: string): Promise<Statement> {
  const [, payload, signature] = pattern.exec(key) ?? refuse('licence.format');
  const said = parsed(payload!) ?? refuse('licence.edited');
  if (said.installation !== kit.installation) refuse('licence.foreign');
  const isOurs = verify(
    null,
    Buffer.from(key.slice(0, key.lastIndexOf('.'))),
    createPublicKey(await publicKey(kit)),
    Buffer.from(signature!, 'base64url'),
  );
  if (!isOurs) refuse('licence.edited');
  if (said.organisation !== organisation) refuse('licence.other');
  return said;
}

function parsed(payload: string): Statement | null {
  try {
    return statement.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    return null;
  }
}
