import type { Call } from '../../api/callKinds.ts';
import { isReading } from '../../api/derived.ts';
import { changedBy, foldedAlways, shownBy, shownIn } from '../../api/models.ts';
import type { ReadModel } from '../../projections/kit.ts';
import type { Answer, Sender } from './caller.ts';
import { sees } from './positions.ts';

type Says = (call: Call) => string;
/** Computes what is said of a call only once. */
function once(says: Says): Says {
  const said = new WeakMap<Call, string>();
  return (call) => {
    const known = said.get(call) ?? says(call);
    said.set(call, known);
    return known;
  };
}
const shown = once((call) => shownBy(call).join(' '));
const changed = once((call) => changedBy(call).join(' '));

/** Tells operators and staff what the answer shows, or what the call has changed, so that their screens know what is stale. */
export function tell(call: Call, caller: Pick<Sender, 'actor'>, header: Answer['header']) {
  if (!sees(caller)) return;
  const isRead = isReading(call);
  const names = isRead ? shown(call) : changed(call);
  if (names) header(isRead ? 'X-Shows' : 'X-Changes', names);
}
/** Tells what rows of a read model show. */
export function tellModel(model: ReadModel, caller: Pick<Sender, 'actor'>, header: Answer['header']) {
  if (sees(caller)) header('X-Shows', shownIn(model).join(' '));
}
/** Tells that a refusal was noted in the log. */
export function tellRefusal(header: Answer['header']) {
  header('X-Changes', foldedAlways.join(' '));
}
