import type { z } from 'zod';
import type { operatorForm } from '../../api/calls/parts/operatorForm.ts';
import { pusherOf } from '../../approvals/push/pusher.ts';
import { vapidOf } from '../../approvals/push/vapid.ts';
import { type Company, registerCompany } from '../../approvals/registration/enrol.ts';
import { formsOf } from '../../domain/addresses.ts';
import { ref } from '../../domain/kit.ts';
import { RequestEmailVerification } from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { newId } from '../../event-store/newId.ts';
import { type Begun, beginRegistration, beginSignIn } from '../../passkeys/begin.ts';
import { begunBy, finishRegistration, finishSignIn } from '../../passkeys/finish.ts';
import { asMember } from '../../passkeys/holders.ts';
import { acceptedOf } from '../../passkeys/ownPasskeys.ts';
import type { Answer, Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { mayAskForEmail } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { mailsTo } from '../mail/quota.ts';
import { aboutOperator, resendToken, signedIn } from './signedIn.ts';

type Registering = Begun & {
  operatorId: string;
  organisationId: string;
  deviceId: string;
} & Company;
type Who = { id: string; organisationId: string; deviceId: string; transactionId: string };

/** Splits the registration form into the person and the company. */
export function companyIn(form: z.output<typeof operatorForm>): Company {
  const email = form.username ?? form.email ?? refuseField('email', 'is.missing');
  const { name, phoneNumber, title, designation, isUniversityConnection, isFollowUpCall } = form;
  const { orgName, country, url, size, industry, city, linkedinUrl, language } = form;
  return {
    person: { email, name, phoneNumber, title, designation, isUniversityConnection, isFollowUpCall },
    company: { name: orgName, country, url, size, industry, city, linkedinUrl, language },
  };
}

/** Handles operators' ceremonies on the base host, whose RP ID serves the members of all organisations. */
export function operatorHandlers(kit: Kit) {
  const { tokens, executor, origins, config } = kit;
  const { reaches } = pusherOf(kit, vapidOf(kit));
  const rp = { rpId: config.BASE_DOMAIN, origin: origins.public };
  const as = (operatorId: string, email: string, name: string) => ({
    operatorId,
    holderId: operatorId,
    userName: email,
    displayName: name,
  });

  /** Refuses if the organisation does not allow a phone to sign in on another screen. */
  async function phonesAllowed(organisationId: string) {
    const { state } = await executor.look(ref(organisation, organisationId));
    if (state.security.phoneSignIn === 'off') refuse('transaction.phoneOff');
  }

  /** Signs in to the installed app, whose session stays on this host. */
  async function inApp({ id, organisationId, deviceId }: Who, { host }: Caller, answer: Answer) {
    if (host.app !== 'public') refuse('session.forbidden');
    const about = await aboutOperator(kit, id);
    if (!about.emailVerified) refuse('operator.unverified');
    await answer.signIn({ role: 'operator', id, organisationId }, { deviceId });
    return { errorCode: 0, ...about, redirectTo: null, resendToken: null };
  }

  return {
    async registerOperator(body) {
      const { person, company } = companyIn(body);
      return beginRegistration(tokens, 'register operator', {
        ...rp,
        rpName: 'Latchkey',
        ...as(newId(), person.email, body.name),
        organisationId: newId(),
        deviceId: newId(),
        person,
        company,
      });
    },

    async verifyRegisterOperator({ credential, transactionId }, caller) {
      const begun = begunBy<Registering>(kit, 'register operator', transactionId);
      const { operatorId, organisationId, person } = begun;
      const owner = { kind: 'operator', id: operatorId, organisationId, applicationId: null } as const;
      const { provenance } = caller;
      const { position } = await executor.reserved.during(`operator-${operatorId}`, () =>
        finishRegistration(kit, begun, credential as never, owner, provenance, (by) =>
          registerCompany(kit, begun, begun, by),
        ),
      );
      return {
        position,
        errorCode: 0,
        email: person.email,
        emailVerified: false,
        resendToken: resendToken(kit, operatorId),
      };
    },

    async loginOperator({ username, requestType }) {
      return beginSignIn(tokens, 'sign operator in', {
        ...rp,
        username: username || null,
        app: requestType === 'OPERATOR_APP',
      });
    },

    async verifyLoginOperator({ credential, transactionId }, caller, answer) {
      type Started = Begun & { username: string | null; app: boolean };
      const begun = begunBy<Started>(kit, 'sign operator in', transactionId);
      const { provenance } = caller;
      const { owner, deviceId, position } = await finishSignIn(kit, begun, credential as never, provenance, {
        as: asMember,
        async fits({ id, organisationId }, { transports }) {
          if (isDistantPhone(credential, transports)) await phonesAllowed(organisationId);
          if (!begun.username) return true;
          return (await executor.reserved.anyHolderOf('email', formsOf(begun.username)))?.id === id;
        },
      });
      const who = { ...owner, deviceId, transactionId: begun.id };
      const reply = await (begun.app ? inApp(who, caller, answer) : signedIn(kit, who));
      return { ...reply, accepted: await acceptedOf(kit, owner.id, begun.rpId, deviceId), position };
    },

    async resendActivation(body, caller) {
      const { operatorId } = tokens.open<{ operatorId: string }>('resend', body.resendToken);
      const { email } = await personalOf(kit, ref(operator, operatorId));
      const { ancestors } = await executor.look(ref(operator, operatorId));
      if (email) await mailsTo(kit, ancestors.organisationId!, email);
      const { position } = await executor.execute(
        RequestEmailVerification,
        { id: operatorId },
        caller.provenance,
      );
      return { errorCode: 0, position };
    },

    /** Reveals whether an address is registered, so it is limited per IP address and day, and in total. */
    async checkOperator({ email }, { ip }) {
      await mayAskForEmail(kit, ip);
      const found = await executor.reserved.anyHolderOf('email', formsOf(email));
      return { errorCode: found ? 0 : -1, isPushTokenAdded: found !== null && (await reaches(found.id)) };
    },
  } satisfies CommandHandlers;
}

/**
 * True when the browser reports that the passkey is on another device and that device is a phone, because the hybrid
 * transport carried the answer (WebAuthn L3 sections 5.1 and 5.8.4).
 */
const isDistantPhone = (
  { authenticatorAttachment }: { authenticatorAttachment?: string | null | undefined },
  transports: readonly string[],
) => authenticatorAttachment === 'cross-platform' && transports.includes('hybrid');
