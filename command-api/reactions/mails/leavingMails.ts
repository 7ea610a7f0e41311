import { type Ref, ref } from '../../../domain/kit.ts';
import { operator } from '../../../domain/operator/operator.ts';
import {
  OrganisationDeletionRequested,
  OrganisationSuspensionRequested,
} from '../../../domain/organisation/events.ts';
import type { MailOf } from '../../../domain/sentences/mails.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { nameInMail } from '../../mail/names.ts';
import { write } from '../../mail/templates.ts';
import type { Cause } from '../kit/cause.ts';
import { on } from '../kit/kit.ts';
import { brandFor, brandOf } from './brand.ts';
import { tellEach } from './team.ts';

/** Mails everybody in the team, with the name of the operator who asked. */
async function tellTeam(
  kit: Kit,
  send: SendMail,
  { target, data, event }: Cause<{ operatorId: string }>,
  mail: (values: { organisation: string; who: string }) => MailOf,
) {
  const { name: asker } = await personalOf(kit, ref(operator, data.operatorId));
  const brand = await brandOf(kit, target.id);
  const members: AsyncIterable<Ref> = kit.executor.reserved.eachHolder({
    kind: 'max.team.size',
    of: target.id,
  });
  const values = { organisation: brand.name, who: nameInMail(asker ?? '') };
  async function mailOne(member: Ref) {
    const { email, name } = await personalOf(kit, member);
    if (!email) return;
    const about = { name: name ?? '', link: `${kit.origins.public}/login` };
    const words = write(mail(values), { ...about, brand: await brandFor(kit, member, brand) });
    const people = [...new Set([member.id, data.operatorId])];
    await send({ ...words, ...causedBy(event), to: email, id: `${event.id}.${member.id}`, about: people });
  }
  await tellEach(kit, { id: event.id, members, ways: { mail: mailOne } });
}

/** Mails the operator who asked for a backup the link to it. */
async function mailBackup(
  kit: Kit,
  send: SendMail,
  { target, data, event }: Cause<{ operatorId: string; dueAt: string }>,
) {
  const { operatorId, dueAt } = data;
  const asker = ref(operator, operatorId);
  const { email, name } = await personalOf(kit, asker);
  if (!email) return;
  const seconds = Math.max(1, Math.floor((Date.parse(dueAt) - kit.clock()) / 1000));
  const token = kit.tokens.seal('backup', { organisationId: target.id, dueAt }, seconds);
  const brand = await brandFor(kit, asker, await brandOf(kit, target.id));
  const words = write(
    { code: 'mail.backup', values: { organisation: brand.name, dueAt } },
    { name: name ?? '', link: `${kit.origins.public}/backup/${token}`, brand },
  );
  await send({ ...words, ...causedBy(event), to: email, about: [operatorId] });
}

/** Tells a team that one of its operators takes the organisation out of use. */
export const leavingMails = (send: SendMail) => [
  on(OrganisationSuspensionRequested, 'suspension-mail', (cause, kit) =>
    tellTeam(kit, send, cause, (values) => ({ code: 'mail.suspended', values })),
  ),
  on(OrganisationDeletionRequested, 'deletion-mail', (cause, kit) =>
    tellTeam(kit, send, cause, (values) => ({
      code: 'mail.deleted',
      values: { ...values, dueAt: cause.data.dueAt },
    })),
  ),
  on(OrganisationDeletionRequested, 'backup-mail', (cause, kit) =>
    cause.data.backup ? mailBackup(kit, send, cause) : Promise.resolve(),
  ),
];
