import { sameEmail } from '../../domain/addresses.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { personAt } from '../../passkeys/holders.ts';
import { withinQuota } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { quotas } from '../../server-kit/limits/quotas.ts';

const youngFor = 7 * 86_400_000;

/** Removes the tag that many mail servers ignore: `bob+1@acme.example` is Bob's address too. */
const mailboxOf = (address: string) => sameEmail(address).replace(/\+[^@]*@/, '@');

/**
 * Refuses a mail to an address that has had the organisation's number for the day. Of an address that nobody has proved in
 * the organisation, the mails of all organisations count together as well; of others, none but its own use up its mails.
 */
export async function mailsTo(kit: Kit, organisationId: string, address: string) {
  await withinQuota(kit, 'mails', `${organisationId} ${mailboxOf(address)}`, { code: 'mail.tooMany' });
  if (await personAt(kit, organisationId, address)) return;
  await withinQuota(kit, 'allMails', mailboxOf(address), { code: 'mail.tooMany' });
}

/** Refuses a mail when the organisation is young and has used up its number for the day, or when the address has. */
export async function mailsFrom(kit: Kit, organisationId: string, address: string) {
  if (await isYoung(kit, organisationId))
    await withinQuota(kit, 'youngMails', organisationId, { code: 'organisation.young' });
  await mailsTo(kit, organisationId, address);
}

/** How many mails a day the organisation can send as long as it is young; null later. */
export const mailsOfDay = async (kit: Pick<Kit, 'store' | 'clock'>, organisationId: string) =>
  (await isYoung(kit, organisationId)) ? quotas.youngMails.count : null;

async function isYoung({ store, clock }: Pick<Kit, 'store' | 'clock'>, organisationId: string) {
  const first = store.readStream(streamOf(ref(organisation, organisationId)), { maxCount: 1 });
  for await (const { recordedAt } of first) return clock() - recordedAt.getTime() < youngFor;
  return true;
}
