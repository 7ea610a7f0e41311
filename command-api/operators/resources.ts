import { application } from '../../domain/application/application.ts';
import { AddResource } from '../../domain/application/resources.ts';
import type { Resource } from '../../domain/application/settings/resource.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { GrantResource, RevokeResource } from '../../domain/user/access.ts';
import { user } from '../../domain/user/user.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';

const shown = (clientId: string, resources: [string, Resource][]) => ({
  errorCode: 0,
  resources: resources
    .map(([resourceId, resource]) => ({ resourceId, clientId, ...resource }))
    .sort((a, b) => a.resourceName.localeCompare(b.resourceName)),
});

/** Handles the resources of an OpenID application and those that its users may use. */
export function resourceHandlers({ executor }: Kit) {
  /** An OpenID application's resources, which are unknown to other organisations. */
  async function resourcesOf(id: string, { actor }: Caller) {
    const { state, ancestors } = await executor.look(ref(application, id), { fresh: true });
    if (ancestors.organisationId !== actor.organisationId || state.settings?.kind !== 'oidc')
      refuse('application.unknown');
    return Object.entries(state.resources);
  }
  /** A user of an OpenID application of the caller's organisation. */
  async function userOf(id: string, { actor }: Caller) {
    const { state, ancestors } = await executor.look(ref(user, id), { fresh: true });
    if (ancestors.organisationId !== actor.organisationId || state.realm !== 'oidc') refuse('user.unknown');
    return { resources: state.resources, applicationId: ancestors.applicationId ?? refuse('user.unknown') };
  }

  return {
    async getAllResources({ clientId }, caller) {
      return shown(clientId, await resourcesOf(clientId, caller));
    },

    async createResource({ clientId: id, ...fields }, { provenance }) {
      const resourceId = idOf(provenance, 'resource');
      const added = { id, resourceId, ...fields };
      const { position } = await executor.execute(AddResource, added, provenance);
      return { errorCode: 0, id, resourceId, message: 'Resource Added SuccessFully', position };
    },

    async getListOfGrantedResources({ userId }, caller) {
      const { resources, applicationId } = await userOf(userId, caller);
      const all = await resourcesOf(applicationId, caller);
      return shown(
        applicationId,
        all.filter(([id]) => resources.includes(id)),
      );
    },

    async grantResource({ userId: id, resourceId }, caller) {
      const { applicationId } = await userOf(id, caller);
      const granted = { id, applicationId, resourceId };
      const { position } = await executor.execute(GrantResource, granted, caller.provenance);
      return { errorCode: 0, id, errorMessage: 'Resource granted Successfully', position };
    },

    async revokeResource({ userId: id, resourceId }, caller) {
      await userOf(id, caller);
      const { position } = await executor.execute(RevokeResource, { id, resourceId }, caller.provenance);
      return { errorCode: 0, id, errorMessage: 'Resource revoked Successfully', position };
    },
  } satisfies CommandHandlers;
}
