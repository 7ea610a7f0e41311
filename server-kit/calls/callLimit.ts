import type { Call, CallRate } from '../../api/callKinds.ts';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { noCaptcha } from '../access/captcha.ts';
import { answerTo } from '../errors.ts';
import type { Kit } from '../kit.ts';
import { addressKeys } from '../limits/rates.ts';
import { widenedBy } from '../limits/widened.ts';
import type { Sender } from './caller.ts';
import { type Bucket, mustBe, takeEach, takeOne } from './quota.ts';

type Limiting = Pick<Kit, 'rates' | 'limits' | 'clock' | 'executor' | 'widened' | 'captcha'>;
/** Called when the call has ended, with its error if there is one. */
type Settle = (error?: unknown) => Promise<void>;

/**
 * Where only wrong calls count, an address has its number at each organisation. Over all organisations, this part of it
 * is free, and each further call must bring a proof of work; where none is asked for, the address has its number at this
 * many organisations. Of all calls, right or wrong, it has ten times its number.
 */
export const wrongLimits = { free: 0.5, organisations: 5, all: 10 };

/** What an operator may change by all calls together that have no limit of their own. */
export const changeLimit = { count: 600, seconds: 60 };

/**
 * Takes one from the caller's buckets before a call runs, so that simultaneous calls count too, and refuses with the
 * time to wait when one of them is empty. Where only wrong calls count, the result gives it back if the call ended well
 * or failed by our own fault.
 */
export async function limited(
  kit: Limiting,
  call: Call,
  caller: Sender,
  params: Params,
  proof?: string,
): Promise<Settle> {
  const { rate, path, roles } = call;
  const { actor, ip } = caller;
  if (!rate) {
    const isChange = !path.startsWith('GET ') && actor.role === 'operator';
    if (isChange) mustBe(await takeOne(kit, `changes ${actor.id}`, changeLimit));
    return async () => undefined;
  }
  // A call that is open to visitors counts by address whoever calls, or each session would be a further number of tries.
  const isOpen = actor.role === 'visitor' || roles.includes('visitor');
  // Only limits of an address can be widened, not those of an account.
  const callers: [who: string, times: number][] = isOpen ? addressKeys(ip) : [[actor.id, 1]];
  const factor = isOpen ? await kit.widened(ip) : 1;
  const buckets = (keyOf: (key: string) => string, times = 1): Bucket[] =>
    callers.map(([who, more]) => {
      const count = Math.ceil(rate.count * times * more);
      return widenedBy(factor, keyOf(`${path} ${who}`), { count, seconds: rate.seconds });
    });
  if (!rate.counts) {
    mustBe(await takeEach(kit, buckets(String), rate.kept));
    return async () => undefined;
  }
  const organisationId = await organisationOf(kit, call, caller, params);
  const asksProof = rate.proof === true && kit.captcha !== noCaptcha;
  const [address] = buckets((key) => `wrong ${key}`, wrongLimits[asksProof ? 'free' : 'organisations']);
  const [, ...network] = buckets((key) => `wrong ${key}`, wrongLimits.organisations);
  const wrong = await takeAll(kit, rate, {
    all: buckets((key) => `all ${key} at ${organisationId}`, wrongLimits.all),
    wrong: [...buckets((key) => `wrong ${key} at ${organisationId}`), ...network],
    address: address!,
    prove: asksProof ? () => proved(kit, proof) : undefined,
  });
  return async (error) => {
    const isWrong = error !== undefined && answerTo(error).status < 500;
    if (!isWrong) for (const bucket of wrong) kit.rates.putBack(...bucket);
    else if (rate.kept) for (const bucket of wrong) mustBe(await kit.limits.allow(...bucket));
  };
}

/** Accepts a proof of work. Returns false when there is none. */
async function proved({ captcha }: Limiting, proof: string | undefined) {
  if (proof !== undefined) await captcha.verify(proof);
  return proof !== undefined;
}
type Buckets = {
  all: Bucket[];
  wrong: Bucket[];
  /** The one beyond which a proof of work lets a caller on. */
  address: Bucket;
  prove: (() => Promise<boolean>) | undefined;
};

/** Takes one from each bucket, and returns those in which only wrong calls count. Takes nothing when it refuses. */
async function takeAll(kit: Limiting, rate: CallRate, { all, wrong, address, prove }: Buckets) {
  const taken: Bucket[] = [];
  const take = async (bucket: Bucket, allowance: ReturnType<typeof takeWrong>) => {
    if ((await allowance).ok) taken.push(bucket);
    return allowance;
  };
  try {
    for (const each of all) mustBe(await take(each, takeOne(kit, ...each)));
    for (const each of wrong) mustBe(await take(each, takeWrong(kit, rate, each)));
    const free = await take(address, takeWrong(kit, rate, address));
    if (!free.ok && !(await prove?.())) mustBe(free, prove ? 'request.proof' : 'request.tooMany');
  } catch (error) {
    for (const bucket of taken) kit.rates.putBack(...bucket);
    throw error;
  }
  return taken.filter((bucket) => !all.includes(bucket));
}

/** Takes one in this process. What all processes count together is only read here, so that right calls write nothing. */
async function takeWrong(kit: Limiting, { kept }: CallRate, [key, rate]: Bucket) {
  const own = kit.rates.allow(key, rate, kit.clock());
  if (!own.ok || !kept) return own;
  const together = await kit.limits.hasRoom(key, rate);
  if (!together.ok) kit.rates.putBack(key, rate);
  return together;
}

type Params = { appId?: unknown };
/**
 * The organisation at which a stranger calls: by the host, or by the application that the script's call names. Hosts of no
 * organisation are one together, or whoever invents them would have a limit of their own at each.
 */
async function organisationOf({ executor }: Limiting, { cors }: Call, { host }: Sender, { appId }: Params) {
  if (host.app === 'org') return (await executor.reserved.holderOf('subdomain', host.subdomain))?.id ?? '';
  if (!cors) return '';
  const { ancestors } = await executor.look(ref(application, String(appId).slice(0, 64)));
  return ancestors.organisationId ?? '';
}
