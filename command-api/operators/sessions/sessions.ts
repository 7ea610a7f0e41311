import type { CommandHandlers } from '../../../server-kit/calls/caller.ts';
import type { Kit } from '../../../server-kit/kit.ts';

export const sessionHandlers = ({ captcha }: Kit) =>
  ({
    async signOut(_, __, answer) {
      await answer.signOut();
      return { errorCode: 0 };
    },
    captcha: async () => ({ ...(await captcha.challenge()) }),
  }) satisfies CommandHandlers;
