import { ExpireHelp } from '../../domain/helpRequest/commands.ts';
import { HelpGrantBegun, HelpRequested } from '../../domain/helpRequest/events.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import { finishGrant } from '../help/grant.ts';
import { on } from './kit/kit.ts';

/** Ends a request that nobody answered in time. */
const expireHelp = on(
  HelpRequested,
  'expire-help',
  ({ target: { id }, provenance }, { executor }) => executor.execute(ExpireHelp, { id }, provenance),
  ({ openUntil }) => Date.parse(openUntil),
  { anyOrder: true, alsoMoved: true },
);

/** Gives what an operator has allowed, where the call that began it was cut short. */
export const finishHelp = on(
  HelpGrantBegun,
  'finish-help',
  ({ target: { id }, provenance }, kit) => finishGrant(kit, id, provenance).catch(ignoreRefusal),
  ({ finishBy }) => Date.parse(finishBy),
  { alsoMoved: true },
);

/** What follows from a request for help besides mails. */
export const help = [expireHelp, finishHelp];
