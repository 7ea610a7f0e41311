import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { CreateApplication } from '../../domain/application/commands.ts';
import { applicationKinds, type settings } from '../../domain/application/kinds.ts';
import { OpenToEverybody, OpenToGroup } from '../../domain/application/openings.ts';
import { AddResource } from '../../domain/application/resources.ts';
import { clientSecret } from '../../domain/application/secrets.ts';
import { nameIdFormats } from '../../domain/application/settings/rows/saml.ts';
import { CreateGroup, UseGroup } from '../../domain/group/commands.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { addCertificate, newCertificate } from '../../server-kit/keys/certificates.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Member } from '../business/organisations.ts';
import type { Use } from '../model/attempts.ts';
import type { Used } from './accounts.ts';

type Settings = z.input<typeof settings>;
type Making = { member: Member; by: Provenance };

/** Creates an application that is used in the way of the model, with a client secret where it has one. */
export async function create(kit: Kit, { member, by }: Making, use: Use, settings: Settings): Promise<Used> {
  const id = randomUUID();
  const hasSecret = 'tokenEndpointAuthMethod' in settings && settings.tokenEndpointAuthMethod !== 'none';
  const secrets = hasSecret ? [{ name: clientSecret, value: randomBytes(32).toString('base64url') }] : [];
  const creating = { id, organisationId: member.id, settings, secrets };
  await kit.executor.execute(CreateApplication, creating, by);
  return { id, name: use.name, family: applicationKinds[settings.kind].family, use };
}

/** A website with its own sign-in. */
export const website = (name: string, origin: string): Settings => ({ kind: 'web', name, origins: [origin] });

/** A web application that signs people in by OpenID Connect, with a secret and refresh tokens. */
export const openId = (name: string, host: string): Settings => ({
  kind: 'oidc',
  name,
  redirectUris: [`https://${host}/callback`],
  postLogoutRedirectUris: [`https://${host}/`],
  tokenEndpointAuthMethod: 'client_secret_basic',
  grantTypes: ['authorization_code', 'refresh_token'],
});

/** Adds the interface that an OpenID application gets tokens for. */
export const addInterface = ({ executor }: Kit, { id }: Used, host: string, by: Provenance) =>
  executor.execute(
    AddResource,
    {
      ...{ id, resourceId: randomUUID(), resourceName: 'Documents' },
      ...{ resourceIndicator: `https://${host}/api`, scope: 'documents:read documents:write' },
      accessTokenFormat: 'jwt',
      accessTokenTTL: 3600,
    },
    by,
  );

/** A service provider of SAML. With a certificate, its requests must be signed by it. */
export const serviceProvider = (name: string, host: string, pem?: string): Settings => ({
  kind: 'saml',
  name,
  acsUrl: `https://${host}/saml/acs`,
  entityId: `https://${host}/saml/metadata`,
  nameIdFormat: nameIdFormats.emailAddress,
  encrypted: false,
  signed: pem !== undefined,
  signingCertificate: pem === undefined ? null : { pem, fileName: `${host}.pem` },
});

/** Years for which a new certificate is valid, and how long ago that of the demo has ended, in milliseconds. */
const [validYears, endedFor] = [5, 20 * 86_400_000];
/** A certificate that has ended, which the page of its application says. */
export async function endedCertificate(host: string, now: number): Promise<string> {
  const made = new Date(now - endedFor);
  made.setUTCFullYear(made.getUTCFullYear() - validYears);
  return (await newCertificate(host, made)).certificate;
}

/** Makes the certificate with which the organisation signs assertions. */
export const makeCertificate = (kit: Kit, { member, by }: Making) => addCertificate(kit, member.id, by, true);

/** Creates a group, and returns its id. */
export async function group({ executor }: Kit, { member, by }: Making, name: string): Promise<string> {
  const id = randomUUID();
  await executor.execute(CreateGroup, { id, organisationId: member.id, name }, by);
  return id;
}
/** Opens an application to a group or, without one, to everybody. */
export async function open({ executor }: Kit, { id }: Used, by: Provenance, groupId?: string) {
  if (groupId === undefined) return executor.execute(OpenToEverybody, { id }, by);
  await executor.execute(UseGroup, { id: groupId, applicationId: id }, by);
  return executor.execute(OpenToGroup, { id, groupId }, by);
}
