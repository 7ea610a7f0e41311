import { OpenRecovery } from '../../domain/recovery/commands.ts';
import { type SoftKey, softKey } from '../clients/softKey.ts';
import {
  type Guest,
  type Here,
  mailedToken,
  mailsOf,
  type Product,
  solveCaptcha,
  visit,
} from '../product.ts';
import { type App, shopper, unique } from './people.ts';

type Person = { email: string; userId: string };

/** Requests a recovery on the sign-in page. Returns the token of the mailed link. */
export async function askedRecovery(product: Product, { email }: Person) {
  const guest = visit(product);
  await guest.call('POST /recovery/request', { email, captcha: await solveCaptcha(guest) });
  return { guest, accessToken: await mailedToken(product, email, 'recover') };
}
/** A recovery whose waiting time is over, so that a passkey may be made. */
export async function openedRecovery(product: Here, person: Person) {
  const asked = await askedRecovery(product, person);
  const { executor, tokens } = product.system;
  const { personId, round } = tokens.open<{ personId: string; round: string }>('recovery', asked.accessToken);
  const by = { actor: { role: 'visitor', id: 'visitor' }, correlationId: 'recovery', call: 'test' } as const;
  await executor.execute(OpenRecovery, { id: personId, round, waitHours: 0 }, by);
  return { ...asked, stop: await mailedToken(product, person.email, 'stop-recovery') };
}
/** Opens the recovery and gets the options for the new passkey. */
export async function beginRecovering(product: Product, accessToken: string) {
  const guest = visit(product);
  const key = softKey({ rpId: 'localhost', origin: product.url });
  const captcha = await solveCaptcha(guest);
  return { guest, key, ...(await guest.call('POST /recovery/enrol', { accessToken, captcha })) };
}
export const finishRecovering = (
  { guest, options, transactionId }: { guest: Guest; options: object; transactionId: string },
  key: SoftKey,
) => guest.call('POST /verify-recovery-attestation', { credential: key.create(options), transactionId });

/** The recipients of mails with this subject. */
export const mailedTo = async (product: Product, subject: string | RegExp) =>
  (await mailsOf(product)).filter((mail) => mail.subject.match(subject)).map(({ to }) => to);

/** A user without a mail address who lost the device and registered another with the operator's link. */
export async function recoveredUser(product: Product, { call }: Pick<Guest, 'call'>, app: App) {
  const first = shopper(product, app);
  const { userId } = await first.register(unique('user'));
  const { link } = await call('POST /recovery/user/:userId', { userId });
  const second = shopper(product, app);
  const accessToken = link!.split('/recoverUser/')[1]!;
  const recover = async () => {
    const { appId } = app;
    const begun = await second.guest.call('POST /sdk/:appId/register', { appId, invite: accessToken });
    const credential = second.key.create(begun.options);
    const { transactionId } = begun;
    return second.guest.call('POST /sdk/:appId/verify-register', { appId, credential, transactionId });
  };
  await recover();
  return { userId, link: link!, old: first.key, first, second, recover };
}
