import { mailedToken, type Product, visit } from '../product.ts';
import type { Operator } from './people.ts';

/** Asks for the deletion of an organisation with a backup. Returns the passphrase. */
export async function leavesWithBackup({ call, uniqueId, userId }: Operator) {
  const mode = 'DELETE_BACKUP';
  return call('DELETE /deleteAccount/:uniqueId/:userId/:mode', { uniqueId, userId, mode });
}
/** The token of the mailed link to a backup. */
export const backupToken = (product: Product, { email }: Pick<Operator, 'email'>) =>
  mailedToken(product, email, 'backup');
/** Fetches a backup, as the page of the link does. */
export const fetchBackup = (product: Product, accessToken: string) =>
  visit(product).call('POST /organisationBackup', { accessToken });
