import { sameEmail } from '../../domain/addresses.ts';
import { ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { DropAddress } from '../../domain/person/address.ts';
import { AddressAsked, AddressConfirmed } from '../../domain/person/events.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import { FollowAddress, isNamedByAddress } from '../../domain/user/address.ts';
import { user } from '../../domain/user/user.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { eachAccessOf } from '../../server-kit/people/people.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { stopUserLinks } from '../recovery/userLinks.ts';
import type { Cause } from './kit/cause.ts';
import { on } from './kit/kit.ts';

/** Gives users whose name was the address of before the new one. Where another user has it, the name stays. */
async function follow({ target, event, provenance }: Cause, kit: Kit) {
  // A later change is followed by itself, so this one's own addresses count.
  const [opened] = await kit.vault.open([event]);
  const { address, before } = opened!.data as { address: string | null; before: string | null };
  if (!address || !before) return;
  const { idempotencyKey: _, ...by } = provenance;
  for await (const { id, applicationId } of eachAccessOf(kit, target.id)) {
    const { state } = await kit.executor.look(ref(user, id), { fresh: true });
    const { username } = await personalOf(kit, ref(user, id));
    if (!username || !applicationId || !isNamedByAddress(state)) continue;
    if (sameEmail(username) !== sameEmail(before)) continue;
    const renaming = { id, applicationId, username: address };
    await kit.executor.execute(FollowAddress, renaming, by).catch(ignoreRefusal);
  }
}

/** Stops the recovery links that were mailed to the address of before. The links that were sent since went to the new one. */
const stopLinks = ({ target, metadata, provenance }: Cause, kit: Kit) =>
  stopUserLinks(
    kit,
    target.id,
    provenance,
    (_, { mailed, openUntil }) =>
      mailed && Date.parse(openUntil) - limits.recoveryOpen <= Date.parse(metadata.at),
  );

/** What follows from another address of a person. */
export const addresses = [
  on(AddressConfirmed, 'follow-address', follow),
  on(AddressConfirmed, 'end-address-links', stopLinks),
  on(
    AddressAsked,
    'end-address',
    ({ target: { id }, data: { changeId }, provenance }, { executor }) =>
      // The person may be forgotten meanwhile.
      executor.execute(DropAddress, { id, changeId }, provenance).catch(ignoreRefusal),
    ({ until }) => Date.parse(until),
    { anyOrder: true, alsoMoved: true },
  ),
];
