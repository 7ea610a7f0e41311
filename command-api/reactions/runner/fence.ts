import type { Kit } from '../../../server-kit/kit.ts';
import type { SendMail } from '../../mail/mail.ts';

/** Thrown in a process that no longer leads, for example because it was frozen for a while. */
export class FencedError extends Error {
  constructor() {
    super('another process may run the reactions by now');
  }
}

/** A function that is refused once this process may no longer act. */
export const guarded =
  <A extends unknown[], R>(act: (...what: A) => Promise<R>, mayAct: () => boolean) =>
  async (...what: A): Promise<R> => {
    if (!mayAct()) throw new FencedError();
    return act(...what);
  };

/** The services of reactions, which write nothing once this process may no longer act. */
export function fenced(kit: Kit, mayAct: () => boolean): Kit {
  const { store, executor } = kit;
  return {
    ...kit,
    store: { ...store, append: guarded(store.append, mayAct) },
    executor: {
      ...executor,
      execute: guarded(executor.execute, mayAct) as typeof executor.execute,
      giveBack: guarded(executor.giveBack, mayAct),
      reserve: guarded(executor.reserve, mayAct),
    },
  };
}
/** A sender of mails that sends none once this process may no longer act. */
export const fencedSender = (send: SendMail, mayAct: () => boolean): SendMail => guarded(send, mayAct);
