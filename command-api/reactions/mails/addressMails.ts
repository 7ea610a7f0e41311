import { lives, ref } from '../../../domain/kit.ts';
import { AddressAsked } from '../../../domain/person/events.ts';
import { person } from '../../../domain/person/person.ts';
import type { MailOf } from '../../../domain/sentences/mails.ts';
import { personAt } from '../../../passkeys/holders.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { knownAs } from '../../help/grant.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { write } from '../../mail/templates.ts';
import { addressLink } from '../../users/addresses.ts';
import type { Cause } from '../kit/cause.ts';
import { on } from '../kit/kit.ts';
import { brandFor, brandOf } from './brand.ts';
import { originOfConsole } from './console.ts';

type Asked = Cause<{ changeId: string; until: string }>;

/** Mails one of the two addresses while the change waits: the new one gets the link, the one of before is told. */
async function mailOne(kit: Kit, send: SendMail, cause: Asked, isNew: boolean) {
  const { target, event, metadata, data } = cause;
  const known = ref(person, target.id);
  const { state } = await kit.executor.look(known, { fresh: true });
  if (!lives(state) || state.addressChange?.changeId !== data.changeId) return;
  const { address, newAddress } = await personalOf(kit, known);
  const to = isNew ? newAddress : address;
  if (!to || !newAddress) return;
  const organisationId = metadata.organisationId!;
  const brand = await brandFor(kit, known, await brandOf(kit, organisationId));
  const home = await originOfConsole(kit, organisationId);
  const about = { personId: target.id, changeId: data.changeId };
  const joins = isNew && (await personAt(kit, organisationId, newAddress)) !== null;
  const link = isNew ? home + addressLink(kit, { ...about, ...(joins && { joins }) }) : home;
  const organisation = brand.name;
  const { name, username } = await knownAs(kit, target.id);
  const { until } = data;
  const asking: MailOf = joins
    ? { code: 'mail.addressJoins', values: { organisation, username, until } }
    : { code: 'mail.address', values: { organisation, until } };
  const mail: MailOf = isNew ? asking : { code: 'mail.addressAsked', values: { organisation, newAddress } };
  const id = isNew ? event.id : `${event.id}.before`;
  await send({ to, ...causedBy(event), id, about: [target.id], ...write(mail, { name, link, brand }) });
}

/** The mails about another address of a person. */
export const addressMails = (send: SendMail) => [
  on(AddressAsked, 'address-mail', (cause, kit) => mailOne(kit, send, cause, true)),
  on(AddressAsked, 'address-asked-mail', (cause, kit) => mailOne(kit, send, cause, false)),
];
