import type { Call, CallRate } from '../../api/callKinds.ts';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import type { Allowance, Rate } from '../../event-store/records/buckets.ts';
import { noCaptcha } from '../access/captcha.ts';
import { answerTo } from '../errors.ts';
import type { Kit } from '../kit.ts';
import { addressKey } from '../limits/rates.ts';
import { widenedBy } from '../limits/widened.ts';
import type { Sender } from './caller.ts';
import { mustBe } from './quota.ts';

type Limiting = Pick<Kit, 'rates' | 'limits' | 'clock' | 'executor' | 'widened' | 'captcha'>;
/** Called when the call has ended, with its error if there is one. */
export type Settle = (error?: unknown) => Promise<void>;

/**
 * Where only wrong calls count, an address has its number at each organisation, and as many for this many organisations
 * together. Of all calls, right or wrong, it has ten times as many. Where a proof of work is asked for, this part of its
 * number is free, over all organisations.
 */
export const wrongLimits = { organisations: 5, all: 10, free: 0.5 };
const times = ({ count, seconds }: Rate, factor: number): Rate => ({
  count: Math.ceil(count * factor),
  seconds,
});

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
  const { rate } = call;
  if (!rate) return async () => undefined;
  if (rate.counts !== 'wrong') {
    const bucket = widenedBy(await factorFor(kit, caller), keyOf(call, caller), rate);
    mustBe(rate.kept ? await kit.limits.allow(...bucket) : kit.rates.allow(...bucket, kit.clock()));
    return async () => undefined;
  }
  const buckets = await bucketsOf(kit, call, caller, rate, params);
  const wrong = await takeAll(kit, rate, buckets, proof);
  return async (error) => {
    const isWrong = error !== undefined && answerTo(error).status < 500;
    if (!isWrong) for (const bucket of wrong) kit.rates.putBack(...bucket);
    else if (rate.kept) await keep(kit, buckets, wrong);
  };
}

/** Takes one from each bucket, and returns those in which only wrong calls count. Takes nothing when it refuses. */
async function takeAll(kit: Limiting, rate: CallRate, { free, wrong, all }: Buckets, proof?: string) {
  const taken: Bucket[] = [];
  const take = async (bucket: Bucket, isWrong: boolean) => {
    const allowance = await hasRoom(kit, rate, bucket, isWrong);
    if (allowance.ok) taken.push(bucket);
    return allowance;
  };
  try {
    for (const bucket of all) mustBe(await take(bucket, false));
    for (const bucket of wrong) mustBe(await take(bucket, true));
    if (rate.proof && kit.captcha !== noCaptcha) {
      const allowance = await take(free, true);
      if (!allowance.ok && proof === undefined) mustBe(allowance, 'request.proof');
      if (!allowance.ok) await kit.captcha.verify(proof);
    }
  } catch (error) {
    for (const bucket of taken) kit.rates.putBack(...bucket);
    throw error;
  }
  return taken.filter((bucket) => !all.includes(bucket));
}

/** Counts a wrong call for all processes. */
async function keep({ limits }: Limiting, { free, wrong }: Buckets, taken: readonly Bucket[]) {
  if (taken.includes(free)) await limits.allow(...free);
  for (const bucket of wrong) mustBe(await limits.allow(...bucket));
}
type Params = { appId?: unknown };
type Bucket = [key: string, rate: Rate];
type Buckets = { free: Bucket; wrong: Bucket[]; all: Bucket[] };

/** The caller of a call: the address of a visitor, otherwise the account. */
const whoIs = ({ actor, ip }: Sender) => (actor.role === 'visitor' ? addressKey(ip) : actor.id);
/** Only limits of an address can be widened, not those of an account. */
const factorFor = (kit: Limiting, { actor, ip }: Sender) => (actor.role === 'visitor' ? kit.widened(ip) : 1);
const keyOf = ({ path }: Call, caller: Sender) => `${path} ${whoIs(caller)}`;

async function bucketsOf(
  kit: Limiting,
  call: Call,
  caller: Sender,
  rate: CallRate,
  params: Params,
): Promise<Buckets> {
  const key = keyOf(call, caller);
  const here = `${key} at ${await organisationOf(kit, call, caller, params)}`;
  const { organisations, all, free } = wrongLimits;
  const factor = await factorFor(kit, caller);
  const wrong: Bucket[] = [
    widenedBy(factor, `wrong ${key}`, times(rate, organisations)),
    widenedBy(factor, `wrong ${here}`, rate),
  ];
  return {
    free: widenedBy(factor, `free ${key}`, times(rate, free)),
    wrong,
    all: wrong.map(([name, each]): Bucket => [`all ${name}`, times(each, all)]),
  };
}

/** Takes one in this process. What all processes count together is only read here, so that right calls write nothing. */
async function hasRoom(
  kit: Limiting,
  { kept }: CallRate,
  [key, rate]: Bucket,
  isWrong: boolean,
): Promise<Allowance> {
  const own = kit.rates.allow(key, rate, kit.clock());
  if (!own.ok || !kept || !isWrong) return own;
  const together = await kit.limits.hasRoom(key, rate);
  if (!together.ok) kit.rates.putBack(key, rate);
  return together;
}

/** The organisation at which a stranger calls: by the host, or by the application that the script's call names. */
async function organisationOf({ executor }: Limiting, { cors }: Call, { host }: Sender, { appId }: Params) {
  if (host.app === 'org') return host.subdomain;
  if (!cors) return '';
  const { ancestors } = await executor.look(ref(application, String(appId).slice(0, 64)));
  return ancestors.organisationId ?? '';
}
