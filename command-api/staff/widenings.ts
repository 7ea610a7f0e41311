import { addressLimitsId } from '../../domain/addressLimits/addressLimits.ts';
import { WidenAddress } from '../../domain/addressLimits/commands.ts';
import { idOf } from '../../event-store/executor/prepare.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** Wider limits for an address. They are entries of one list, so the reply names the entry and not the list. */
export const wideningHandlers = ({ executor }: Kit) =>
  ({
    async widenAddress(about, { provenance }) {
      const wideningId = idOf(provenance, 'widening');
      const input = { id: addressLimitsId, wideningId, ...about } as const;
      const { position } = await executor.execute(WidenAddress, input, provenance);
      return { errorCode: 0, id: wideningId, position };
    },
  }) satisfies CommandHandlers;
