import { randomBytes, randomUUID, webcrypto, X509Certificate } from 'node:crypto';
import { certificatesIn } from '../../domain/application/settings/pem.ts';
import { AddCertificate, roomFor } from '../../domain/keyring/certificates.ts';
import { SamlCertificateMade } from '../../domain/keyring/events.ts';
import { type Certificate, keyring } from '../../domain/keyring/keyring.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import { refuseField } from '../../domain/refusals.ts';
import { boundedCache } from '../../event-store/cache.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../kit.ts';

const signing = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const pair = { ...signing, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
/** Service providers are given a certificate by hand, so it lasts long. */
const years = 5;

/** Makes a key pair and a self-signed certificate for it, both as PEM. */
export async function newCertificate(commonName: string, now: Date) {
  // Most processes never make a certificate, and the library takes several megabytes of memory.
  await import('reflect-metadata');
  const { X509CertificateGenerator } = await import('@peculiar/x509');
  const keys = await webcrypto.subtle.generateKey(pair, true, ['sign', 'verify']);
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + years);
  const made = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: `00${randomBytes(16).toString('hex')}`,
      name: [{ CN: [commonName] }],
      // The clocks of service providers may be a little slow.
      notBefore: new Date(now.getTime() - 3_600_000),
      notAfter: expires,
      keys: keys as CryptoKeyPair,
      signingAlgorithm: signing,
    },
    webcrypto as never,
  );
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  const lines = key.match(/.{1,64}/g)!.join('\n');
  return {
    certificate: `${made.toString('pem')}\n`,
    privateKey: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`,
    expiresAt: expires.toISOString(),
  };
}

type Making = Pick<Kit, 'executor' | 'origins' | 'clock'>;
/** Adds a certificate to an organisation; the `first` only when it has none. */
export async function addCertificate(
  { executor, clock }: Making,
  organisationId: string,
  provenance: Provenance,
  first = false,
) {
  const certificateId = idOf(provenance, 'certificate');
  // Making a key takes long, so it is not made in vain.
  const { state, position: at } = await executor.look(ref(keyring, organisationId), { fresh: true });
  if (state.certificates.some((each) => each.certificateId === certificateId))
    return { certificateId, position: at };
  if (!first) roomFor(state);
  const made = await newCertificate(`SAML ${organisationId}`, new Date(clock()));
  const adding = { id: organisationId, certificateId, ...made, first };
  const { position } = await executor.execute(AddCertificate, adding, provenance);
  return { certificateId, position };
}

/** The certificates of an organisation for SAML, the one that signs first. Makes the first one when there is none. */
export async function certificatesOf(
  kit: Making,
  organisationId: string,
): Promise<readonly [Certificate, ...Certificate[]]> {
  const target = ref(keyring, organisationId);
  const { certificates } = (await kit.executor.look(target)).state;
  if (certificates[0]) return certificates as readonly [Certificate, ...Certificate[]];
  const actor = { role: 'system', id: 'signing keys' } as const;
  await addCertificate(kit, organisationId, { actor, correlationId: randomUUID() }, true);
  const made = (await kit.executor.look(target, { fresh: true })).state.certificates;
  return made as readonly [Certificate, ...Certificate[]];
}

/** Opens private keys of certificates, of which 500 stay open in memory. */
export function certificateKeys({ store, vault }: Pick<Kit, 'store' | 'vault'>) {
  const cache = boundedCache<string>(500);
  /** The private key of a certificate, as PEM; null when there is none. */
  return async (organisationId: string, certificateId: string): Promise<string | null> => {
    const known = cache.get(certificateId);
    if (known !== undefined) return known;
    const stream = streamOf(ref(keyring, organisationId));
    for await (const event of store.readStream(stream, { direction: 'backwards' })) {
      if (event.type !== SamlCertificateMade.type) continue;
      if ((event.data as { certificateId: string }).certificateId !== certificateId) continue;
      const [opened] = await vault.open([event], ['secret']);
      const { privateKey } = opened!.data as { privateKey: string | null };
      if (privateKey !== null) cache.set(certificateId, privateKey);
      return privateKey;
    }
    return null;
  };
}

const leastBits = 2048;
/** The usual exponent is 65537. Others make each verification of a signature slow. */
const mostExponent = 2n ** 32n;
/** Whether the time of all certificates of a text in PEM is over. */
export const hasEnded = (pem: string, now: number): boolean =>
  certificatesIn(pem).every((each) => new X509Certificate(each).validToDate.getTime() < now);

/** Refuses a text in PEM that has something else than certificates with an RSA key of usual strength. */
export function mustBeCertificate(pem: string): void {
  const [first = pem, ...others] = certificatesIn(pem);
  for (const each of [first, ...others]) mustBeOne(each);
}
function mustBeOne(pem: string): void {
  let details: { modulusLength?: number; publicExponent?: bigint } | undefined;
  try {
    const { publicKey } = new X509Certificate(pem);
    details = publicKey.asymmetricKeyType === 'rsa' ? publicKey.asymmetricKeyDetails : undefined;
  } catch {
    refuseField('certificate', 'is.pem');
  }
  if ((details?.modulusLength ?? 0) < leastBits) refuseField('certificate', 'is.weak', { bits: leastBits });
  if ((details?.publicExponent ?? 0n) > mostExponent) refuseField('certificate', 'is.exponent');
}
