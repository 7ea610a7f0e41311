import { clientWire } from '../../api/calls/applications/radius.ts';
import { sourceIn } from '../../api/calls/parts/userSource.ts';
import { application } from '../../domain/application/application.ts';
import {
  ActivateApplication,
  ChangeApplication,
  CreateApplication,
  SuspendApplication,
} from '../../domain/application/commands.ts';
import { SetUserSource } from '../../domain/application/directory.ts';
import { ref } from '../../domain/kit.ts';
import { AddRadiusClient } from '../../domain/radiusClient/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import { further } from '../../event-store/metadata.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** Handles RADIUS applications where one call means several commands. */
export function radiusAppHandlers({ executor }: Kit) {
  return {
    async createRadiusApp({ appName: name, ...sent }, { actor, provenance }) {
      const organisationId = actor.organisationId ?? refuse('session.none');
      const id = idOf(provenance, 'application');
      const clientId = idOf(provenance, 'client');
      const settings = clientWire.settingsIn(sent);
      // The address is the one thing that the second command could refuse, so it is looked at before the first.
      const key = `${organisationId} ${settings.address}`;
      const holder = await executor.reserved.holderOf('radius.address', key);
      if (holder && holder.id !== clientId) refuse('radius.address');
      const app = { id, organisationId, settings: { kind: 'radius' as const, name } };
      await executor.execute(CreateApplication, app, provenance);
      const { position } = await executor.execute(
        AddRadiusClient,
        { id: clientId, applicationId: id, settings, secret: sent.radius_client_secret },
        provenance,
      );
      return { errorCode: 0, id, appId: id, message: 'successfully Radius App is created!', position };
    },

    async updateRadiusApp({ appId: id, appName: name, suspended, ...sent }, { actor, provenance }) {
      const { state, ancestors } = await executor.look(ref(application, id));
      const isOwn = ancestors.organisationId === actor.organisationId;
      if (!isOwn || state.settings?.kind !== 'radius') refuse('application.unknown');
      let position = 0;
      if (name !== undefined) {
        const changes = { kind: 'radius', name } as const;
        position = (await executor.execute(ChangeApplication, { id, changes }, provenance)).position;
      }
      const again = further(provenance);
      const source = sourceIn(sent);
      if (source) position = (await executor.execute(SetUserSource, { id, source }, again)).position;
      if (suspended !== undefined) {
        const command = suspended ? SuspendApplication : ActivateApplication;
        position = (await executor.execute(command, { id }, again)).position;
      }
      return { errorCode: 0, id, position };
    },
  } satisfies CommandHandlers;
}
