import { oidcWire } from '../../../api/calls/applications/oidc.ts';
import { application } from '../../../domain/application/application.ts';
import { ChangeApplication } from '../../../domain/application/commands.ts';
import { clientSecret as name, RevealSecret, SetSecret } from '../../../domain/application/secrets.ts';
import { ref } from '../../../domain/kit.ts';
import { refuse } from '../../../domain/refusals.ts';
import { newSecret } from '../../../server-kit/access/secrets.ts';
import type { Caller, CommandHandlers } from '../../../server-kit/calls/caller.ts';
import type { Kit } from '../../../server-kit/kit.ts';

/** Handles changes of OpenID applications, and their client secrets. */
export function oidcApplicationHandlers(kit: Kit) {
  const { executor, secrets } = kit;

  /** The settings of an OpenID application of the caller's organisation. */
  async function settingsOf(id: string, { actor }: Caller) {
    const { state, ancestors } = await executor.look(ref(application, id));
    const { settings } = state;
    if (ancestors.organisationId !== actor.organisationId || settings?.kind !== 'oidc')
      refuse('application.unknown');
    return settings;
  }

  return {
    async updateOIDCApp({ appId: id, payload }, caller) {
      await settingsOf(id, caller);
      const changes = {
        kind: 'oidc' as const,
        logo: payload.logo_uri,
        ...oidcWire.settingsIn(payload),
        customClaims: payload.custom_claims,
      };
      const changing = { id, changes, secret: newSecret() };
      const { position } = await executor.execute(ChangeApplication, changing, caller.provenance);
      const settings = await settingsOf(id, caller);
      return { errorCode: 0, id, client_name: settings.name, position };
    },

    async revealClientSecret({ appId: id }, caller) {
      await settingsOf(id, caller);
      const { position } = await executor.execute(RevealSecret, { id, name }, caller.provenance);
      return {
        errorCode: 0,
        secret: (await secrets.read(id, name)) ?? refuse('application.secret'),
        position,
      };
    },

    async rotateClientSecret({ appId: id, keepHours }, caller) {
      const { tokenEndpointAuthMethod } = await settingsOf(id, caller);
      if (tokenEndpointAuthMethod === 'none') refuse('application.secret');
      const replaced = { id, name, value: newSecret(), keepHours };
      const { position } = await executor.execute(SetSecret, replaced, caller.provenance);
      return {
        errorCode: 0,
        secret: (await secrets.read(id, name)) ?? refuse('application.secret'),
        position,
      };
    },
  } satisfies CommandHandlers;
}
