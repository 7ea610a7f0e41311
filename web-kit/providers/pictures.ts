/**
 * Pictures of who keeps passkeys, by how their names in the list of AAGUIDs begin. Each is a file of our own that is fetched
 * when it is shown. They are those of Simple Icons (CC0), in one colour; the marks are their owners', whom they stand for.
 */
const pictures: Readonly<Record<string, string>> = {
  '1Password': new URL('./pictures/1password.svg', import.meta.url).href,
  'Apple Passwords': new URL('./pictures/apple.svg', import.meta.url).href,
  Bitwarden: new URL('./pictures/bitwarden.svg', import.meta.url).href,
  'Chrome on Mac': new URL('./pictures/googlechrome.svg', import.meta.url).href,
  Dashlane: new URL('./pictures/dashlane.svg', import.meta.url).href,
  Enpass: new URL('./pictures/enpass.svg', import.meta.url).href,
  'Google Password Manager': new URL('./pictures/google.svg', import.meta.url).href,
  'Google Titan': new URL('./pictures/google.svg', import.meta.url).href,
  'iCloud Keychain': new URL('./pictures/icloud.svg', import.meta.url).href,
  'Kaspersky Password Manager': new URL('./pictures/kaspersky.svg', import.meta.url).href,
  KeePassXC: new URL('./pictures/keepassxc.svg', import.meta.url).href,
  Keeper: new URL('./pictures/keeper.svg', import.meta.url).href,
  LastPass: new URL('./pictures/lastpass.svg', import.meta.url).href,
  'Proton Pass': new URL('./pictures/proton.svg', import.meta.url).href,
  'Samsung Pass': new URL('./pictures/samsung.svg', import.meta.url).href,
  'Security Key by Yubico': new URL('./pictures/yubico.svg', import.meta.url).href,
  'Security Key NFC by Yubico': new URL('./pictures/yubico.svg', import.meta.url).href,
  YubiKey: new URL('./pictures/yubico.svg', import.meta.url).href,
  'Zoho Vault': new URL('./pictures/zoho.svg', import.meta.url).href,
};
/** The beginnings of the names that have a picture. */
export const pictured = Object.keys(pictures);
/** What is shown for those of whom there is no picture. */
export const key = new URL('./pictures/key.svg', import.meta.url).href;

/** The address of a picture of who keeps a passkey. */
export function pictureOf(provider: string | null): string {
  const found = provider && pictured.find((name) => provider.startsWith(name));
  return found ? pictures[found]! : key;
}
