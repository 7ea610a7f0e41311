import { z } from 'zod';
import { application } from '../application/application.ts';
import { applicationKinds } from '../application/kinds.ts';
import { changedBy, changesOf, same } from '../changes.ts';
import { type Claim, commandsOf, id, ref } from '../kit.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { radiusClient } from './radiusClient.ts';
import { clientSettings, sharedSecret } from './settings.ts';

const command = commandsOf(radiusClient);
const one = z.object({ id: id() });
/** An address belongs to one client of an organisation. Clients of several organisations may share one. */
const addressClaim = (organisationId: string, address: string): Claim => ({
  kind: 'radius.address',
  value: `${organisationId} ${address}`,
});

/** Adds a client with its secret to a RADIUS application. */
export const AddRadiusClient = command(
  {
    input: one.extend({ applicationId: id(), settings: clientSettings, secret: sharedSecret }),
    parent: ({ applicationId }) => ref(application, applicationId),
    needs: ({ applicationId }) => ({ application: ref(application, applicationId) }),
    claims: ({ applicationId, settings }, { organisationId }) => [
      addressClaim(organisationId, settings.address),
      { kind: 'radius.client.count', of: applicationId },
    ],
  },
  (state, { settings, secret }, { needs: { application } }) => {
    if (applicationKinds[application.settings!.kind].family !== 'radius') refuse('application.kind');
    if (state.status !== 'absent') return [];
    return [happened.RadiusClientAdded({ settings }), happened.RadiusSecretSet({ value: secret })];
  },
);

/** Changes the given settings, and the secret if one is given. */
export const ChangeRadiusClient = command(
  {
    input: one.extend({ changes: changesOf(clientSettings).strict(), secret: sharedSecret.optional() }),
    claims: ({ changes }, { organisationId }) =>
      changes.address === undefined ? [] : [addressClaim(organisationId, changes.address)],
  },
  ({ settings }, { changes, secret }) => {
    const changed = changedBy(settings!, changes);
    return [
      ...(same(changed, settings) ? [] : [happened.RadiusClientChanged({ settings: changed })]),
      ...(secret === undefined ? [] : [happened.RadiusSecretSet({ value: secret })]),
    ];
  },
);

/** Records that a client in mode `auto` seals its requests. */
export const RecordSealing = command({ input: one }, ({ settings, seals }) =>
  settings?.messageAuthenticator === 'auto' && !seals ? [happened.RadiusClientSealing({})] : [],
);

export const SuspendRadiusClient = command({ input: one }, ({ status }) =>
  status === 'active' ? [happened.RadiusClientSuspended({})] : [],
);
export const ActivateRadiusClient = command({ input: one }, ({ status }) =>
  status === 'suspended' ? [happened.RadiusClientActivated({})] : [],
);
export const DeleteRadiusClient = command({ input: one }, () => [happened.RadiusClientDeleted({})]);
