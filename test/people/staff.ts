import { CallError } from '../../api/client.ts';
import { refusals } from '../../domain/refusals.ts';
import { type SoftKey, softKey } from '../clients/softKey.ts';
import { adminPassword, type Guest, type Here, type Product, solveCaptcha, visit } from '../product.ts';

const adminOrigin = ({ port }: Pick<Product, 'port'>) => `http://admin.localhost:${port}`;
/** A passkey for the admin host. */
export const staffKeyOn = (product: Pick<Product, 'port'>) =>
  softKey({ rpId: 'admin.localhost', origin: adminOrigin(product) });
/** Passkeys of staff that tests of this process have made. */
const staffKeys: SoftKey[] = [];
type Credentials = { username?: string; password?: string };

/** Signs a member of the staff in by password and passkey, making the passkey the first time. Returns the passkey. */
export async function staffSignIn(
  guest: Guest,
  product: Pick<Product, 'port'>,
  { username = 'admin@localhost', password = adminPassword }: Credentials = {},
): Promise<SoftKey> {
  const begun = await begin(guest, { username, password });
  const { transactionId } = begun;
  if (begun.step === 'enrol') {
    const key = staffKeyOn(product);
    const credential = key.create(begun.options);
    staffKeys.push(key); // Also when the answer is late, because the passkey may have been stored.
    await guest.call('POST /admin/verify-enrol-attestation', { credential, transactionId });
    return key;
  }
  const { options } = begun;
  const ids = options.allowCredentials.map(({ id }) => id);
  const key = staffKeys.find(({ id }) => ids.includes(id));
  if (!key) throw new Error('no test of this process made a passkey of this account');
  // A restart may have changed the product's port.
  const credential = key.get(options, { clientData: { origin: adminOrigin(product) } });
  await guest.call('POST /admin/verify-passkeyLogin-assertion', { credential, transactionId });
  return key;
}

/** Begins a sign-in by password, with a proof of work if the server demands one, as the page does. */
async function begin(guest: Guest, credentials: Required<Credentials>) {
  try {
    return await guest.call('POST /admin/adminLogin', credentials);
  } catch (error) {
    if (!(error instanceof CallError) || error.errorCode !== refusals['session.proof'].code) throw error;
    return guest.call('POST /admin/adminLogin', { ...credentials, captcha: await solveCaptcha(guest) });
  }
}

/** An admin signed in on the admin host. */
export async function adminOf(product: Pick<Product, 'port'>): Promise<Guest> {
  const guest = visit(product, 'admin.localhost');
  await staffSignIn(guest, product);
  return guest;
}

/** The passkey of the first admin. */
export const staffKeyOf = (product: Pick<Product, 'port'>) =>
  staffSignIn(visit(product, 'admin.localhost'), product);

let made = 0;
/** A member of the staff who has not signed in yet. */
export async function newStaffMember({ system }: Here) {
  const username = `staff${made++}x${process.pid}@acme.example`;
  const { lines } = (await system.commands.staff!({ verb: 'add', username }, () => {})) as {
    lines: string[];
  };
  return { username, password: /password (\S+)/.exec(lines[0]!)![1]! };
}

/** Confirms with a passkey that another one is to be added. Returns what is needed to make it. */
export async function confirmsStaffPasskey(product: Pick<Product, 'port'>, guest: Guest, by?: SoftKey) {
  const { options, transactionId } = await guest.call('POST /admin/confirmPasskey', {});
  const key = by ?? (await staffKeyOf(product));
  return guest.call('POST /admin/verify-confirmPasskey-assertion', {
    credential: key.get(options),
    transactionId,
  });
}
/** Adds another passkey. Returns its id. */
export async function addsStaffPasskey(product: Pick<Product, 'port'>, guest: Guest, by?: SoftKey) {
  const { options, transactionId } = await confirmsStaffPasskey(product, guest, by);
  const key = staffKeyOn(product);
  const { id } = await guest.call('POST /admin/verify-addPasskey-attestation', {
    credential: key.create(options),
    transactionId,
  });
  staffKeys.push(key);
  return id;
}
