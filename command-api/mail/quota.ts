import { ref, streamOf } from '../../domain/kit.ts';
import { sameEmail } from '../../domain/operator/commands.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { withinQuota } from '../../server-kit/quota.ts';

const day = 86_400;
/** How many mails one address gets in a day, whichever organisations cause them. */
const perRecipient = { count: 10, seconds: day };
/** How many mails an organisation causes in a day while it is young. */
const perYoungOrganisation = { count: 50, seconds: day };
const youngFor = 7 * day * 1000;

/** An address without the tag that many mail servers ignore: `bob+1@acme.example` is Bob's. */
const mailboxOf = (address: string) => sameEmail(address).replace(/\+[^@]*@/, '@');

/** Refuses a further mail to an address that got enough of them in a day. */
export const mailsTo = (kit: Kit, address: string) =>
  withinQuota(kit, `mails to ${mailboxOf(address)}`, perRecipient, 'mail.tooMany');

/** Refuses a mail that an organisation causes when it is young and has sent enough, or the address has got enough. */
export async function mailsFrom(kit: Kit, organisationId: string, address: string) {
  if (await isYoung(kit, organisationId))
    withinQuota(kit, `mails from ${organisationId}`, perYoungOrganisation, 'organisation.young');
  mailsTo(kit, address);
}

async function isYoung({ store, clock }: Kit, organisationId: string) {
  const first = store.readStream(streamOf(ref(organisation, organisationId)), { maxCount: 1 });
  for await (const { recordedAt } of first) return clock() - recordedAt.getTime() < youngFor;
  return true;
}
