import { vanityLabel } from '../../domain/organisation/commands.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';

export function organisationHandlers({ executor }: Kit) {
  return {
    async checkSubDomain({ subdomain }) {
      const label = vanityLabel(subdomain);
      const taken = !label || (await executor.reserved.keeperOf('subdomain', label));
      return { errorCode: taken ? -1 : 0 };
    },
  } satisfies CommandHandlers;
}
