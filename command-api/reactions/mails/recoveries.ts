import { pusherOf } from '../../../approvals/push/pusher.ts';
import { vapidOf } from '../../../approvals/push/vapid.ts';
import { application } from '../../../domain/application/application.ts';
import { type Ref, ref } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { operator } from '../../../domain/operator/operator.ts';
import { SendRecovery } from '../../../domain/recovery/commands.ts';
import {
  RecoveryCompleted,
  RecoveryOpened,
  RecoveryRequested,
  RecoverySent,
} from '../../../domain/recovery/events.ts';
import { type MailOf, type NoticeOf, noticeIn } from '../../../domain/sentences/mails.ts';
import { user } from '../../../domain/user/user.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { knownOf } from '../../../server-kit/people/details.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { causedBy, type SendMail } from '../../mail/mail.ts';
import { nameInMail } from '../../mail/names.ts';
import { write } from '../../mail/templates.ts';
import {
  recoveryAddress,
  recoveryOf,
  recoveryToken,
  stopToken,
  userRecoveryLink,
} from '../../recovery/recovery.ts';
import type { Cause } from '../kit/cause.ts';
import { on } from '../kit/kit.ts';
import { brandFor, brandOf } from './brand.ts';
import { membersOf, tellEach } from './team.ts';

type Round = Cause<{ round: string }>;

/** The operator of a recovery; null if suspended or deleted meanwhile, or if a user's access is recovered. */
async function operatorOf(kit: Kit, { target: { id } }: Round) {
  const person = ref(operator, id);
  const { state } = await kit.executor.look(person, { fresh: true });
  if (state.status !== 'active') return null;
  const { email = null, name = null } = await personalOf(kit, person);
  return { person, email, name };
}

/** Mails the link to the person. */
async function mailLink(kit: Kit, send: SendMail, cause: Round, ready: boolean) {
  const found = await operatorOf(kit, cause);
  if (!found?.email) return;
  const { event, metadata, data } = cause;
  const link = `${kit.origins.public}/recover/${recoveryToken(kit, { personId: found.person.id, round: data.round })}`;
  const brand = await brandFor(kit, found.person, await brandOf(kit, metadata.organisationId));
  const about = { name: found.name ?? '', link, brand };
  const { by } = await recoveryOf(kit, found.person.id);
  const mail: MailOf = ready
    ? { code: 'mail.recoveryReady' }
    : { code: 'mail.recovery', values: { atOnce: by !== 'self' } };
  await send({ to: found.email, ...causedBy(event), about: [found.person.id], ...write(mail, about) });
}

const isUser = async ({ executor }: Kit, { target }: Round) =>
  (await executor.look(ref(user, target.id), { fresh: true })).state.status === 'active';
/** Mails the link to an application's user. */
async function mailUser(kit: Kit, send: SendMail, { target, event, metadata, data }: Round) {
  const to = await recoveryAddress(kit, target.id);
  if (!to) return;
  const { name } = await knownOf(kit, target.id);
  const link = await userRecoveryLink(kit, { personId: target.id, round: data.round });
  const { settings } = (await kit.executor.look(ref(application, metadata.applicationId!))).state;
  const ofOrganisation = await brandOf(kit, metadata.organisationId, settings?.logo);
  const brand = await brandFor(kit, ref(user, target.id), ofOrganisation);
  const values = { organisation: brand.name, application: nameInMail(settings?.name ?? '') };
  const words = write({ code: 'mail.userRecovery', values }, { name: name ?? '', link, brand });
  await send({ to, ...causedBy(event), about: [target.id], ...words });
}

type Told = { path: string; mail: MailOf; notice: NoticeOf };
/** Notifies the person and the colleagues, by mail and in their installed apps. */
async function tellAll(kit: Kit, send: SendMail, cause: Round, about: (who: string, own: boolean) => Told) {
  const found = await operatorOf(kit, cause);
  if (!found) return;
  const { event, metadata, data, provenance } = cause;
  const { push } = pusherOf(kit, vapidOf(kit));
  const brand = await brandOf(kit, metadata.organisationId);
  const who = nameInMail(found.name ?? '') || found.email || '';
  const toldTo = (member: Ref) => about(who, member.id === found.person.id);
  async function mailOne(member: Ref) {
    const { email, name } = await personalOf(kit, member);
    if (!email) return;
    const { path, mail } = toldTo(member);
    const link = `${kit.origins.public}${path}`;
    const words = write(mail, { name: name ?? '', link, brand: await brandFor(kit, member, brand) });
    // A colleague's mail contains the person's name, so erasing either of them deletes it.
    const people = [...new Set([member.id, found!.person.id])];
    await send({ ...words, ...causedBy(event), to: email, id: `${event.id}.${member.id}`, about: people });
  }
  async function pushOne(member: Ref) {
    const { path, notice } = toldTo(member);
    const expiresAt = new Date(kit.clock() + limits.recoveryOpen).toISOString();
    const tag = data.round.replaceAll('-', '');
    const { language } = await brandFor(kit, member, brand);
    const shown = { ...noticeIn(language, notice), lang: language.around.language };
    await push([member.id], { ...shown, url: path, tag, expiresAt }, provenance);
  }
  const members = membersOf(kit, metadata.organisationId!);
  await tellEach(kit, { id: event.id, members, ways: { mail: mailOne, push: pushOne } });
}

/** The reactions to the recovery of access. */
export const recoveries = (send: SendMail) => [
  on(RecoveryRequested, 'recovery-mail', async (cause, kit) =>
    cause.data.mailed
      ? (await isUser(kit, cause))
        ? mailUser(kit, send, cause)
        : mailLink(kit, send, cause, false)
      : undefined,
  ),
  on(RecoveryOpened, 'recovery-alarm', async (cause, kit) => {
    const { round, readyAt } = cause.data;
    const path = `/stop-recovery/${stopToken(kit, { personId: cause.target.id, round })}`;
    await tellAll(kit, send, cause, (who, own) => ({
      path,
      mail: { code: 'mail.recoveryOpened', values: { who, own, readyAt } },
      notice: { code: 'notice.recoveryOpened', values: { who, own } },
    }));
  }),
  on(
    RecoveryOpened,
    'recovery-waited',
    ({ target: { id }, data: { round }, provenance }, { executor }) =>
      executor.execute(SendRecovery, { id, round }, provenance),
    ({ readyAt }) => Date.parse(readyAt),
    { anyOrder: true, alsoMoved: true },
  ),
  on(RecoverySent, 'recovery-ready-mail', async (cause, kit) => {
    // A colleague's or the staff's link works at once, so there is no wait to announce the end of.
    const { by } = await recoveryOf(kit, cause.target.id);
    if (by === 'self') await mailLink(kit, send, cause, true);
  }),
  on(RecoveryCompleted, 'recovery-done-mail', async (cause, kit) => {
    await tellAll(kit, send, cause, (who, own) => ({
      path: '/login',
      mail: { code: 'mail.recoveryDone', values: { who, own } },
      notice: { code: 'notice.recoveryDone', values: { who, own } },
    }));
  }),
];
