import type { Vault } from '../../event-store/vault/vault.ts';

/**
 * What opens the sealed part of the backup of a request: 128 bits in groups of four letters and digits. It is made of the
 * installation's own secret, so that it is kept nowhere.
 */
export function passphraseOf(
  { vault }: { vault: Pick<Vault, 'hash'> },
  organisationId: string,
  dueAt: string,
): string {
  const bits = Buffer.from(vault.hash('backup passphrase', `${organisationId} ${dueAt}`), 'base64url');
  return bits.toString('hex', 0, 16).match(/.{4}/g)!.join('-');
}
