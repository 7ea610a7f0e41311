import { hash } from 'node:crypto';

/** The id of the record that keeps an artefact of an organisation's provider. It reveals nothing about the artefact. */
export const keyOf = (organisationId: string, id: string) =>
  hash('sha256', `${organisationId}\0${id}`, 'base64url');

/** The kind of record that keeps a type of artefact. */
export const kindOf = (model: string) => `openid ${model}`;

/**
 * The account of a session: the person who signed in, and with which device. Applications never see it; their subject is
 * the user that the person is there.
 */
export const accountIdOf = (personId: string, deviceId: string) => `${personId} ${deviceId}`;
/** The person and the device of an account. */
export const partsOf = (accountId: string) => {
  const [personId = '', deviceId = ''] = accountId.split(' ');
  return { personId, deviceId };
};
