import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { operatorCalls } from '../../api/calls/operators.ts';
import { ref } from '../../domain/kit.ts';
import { RegisterOperator, RequestEmailVerification, sameEmail } from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import { RegisterOrganisation } from '../../domain/organisation/commands.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Answer, Caller } from '../../server-kit/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { addressKey, withinQuota } from '../../server-kit/rates.ts';
import { approvalKind, beginApproval, finishApproval, isApproval } from '../ceremony/approval.ts';
import { type Begun, beginRegistration, beginSignIn } from '../ceremony/begin.ts';
import { begunBy, finishRegistration, finishSignIn } from '../ceremony/finish.ts';
import { originOf } from '../origin.ts';
import { aboutOperator, resendToken, signedIn } from './signedIn.ts';

type Body<K extends keyof typeof operatorCalls> = (typeof operatorCalls)[K] extends {
  body: infer B extends z.ZodType;
}
  ? z.output<B>
  : never;
type Registering = Begun & {
  operatorId: string;
  organisationId: string;
  deviceId: string;
  person: Omit<Parameters<typeof RegisterOperator.input.parse>[0] & object, 'id'> & { email: string };
  company: Record<string, string>;
};
const quota = { address: { count: 300, seconds: 86_400 }, all: { count: 1200, seconds: 60 } };
const calls = {
  register: { path: 'POST /verify-registerOperator-attestation' },
  begin: { path: 'POST /loginOperator' },
  signIn: { path: 'POST /verify-loginOperator-assertion' },
  resend: { path: 'POST /resendActivation' },
} as const;

/** Operator ceremonies happen on the base host: its RP ID serves all organisations' people. */
export function operatorHandlers(kit: Kit) {
  const { tokens, executor, origins, config } = kit;
  const rp = { rpId: config.BASE_DOMAIN, origin: origins.public };

  async function registerOperator(body: Body<'registerOperator'>) {
    const email = body.username ?? body.email ?? refuse('request.invalid', 'email: is missing');
    const { name, phoneNumber, title, designation, isUniversityConnection, isFollowUpCall } = body;
    const { orgName, country, url, size, industry, city, linkedinUrl } = body;
    return beginRegistration(tokens, 'register operator', {
      ...rp,
      rpName: 'Latchkey',
      ...as(randomUUID(), email, name),
      organisationId: randomUUID(),
      deviceId: randomUUID(),
      person: { email, name, phoneNumber, title, designation, isUniversityConnection, isFollowUpCall },
      company: { name: orgName, country, url, size, industry, city, linkedinUrl },
    });
  }
  const as = (operatorId: string, email: string, name: string) => ({
    operatorId,
    userId: operatorId,
    userName: email,
    displayName: name,
  });

  async function verifyRegisterOperator(
    { credential, transactionId }: Body<'verifyRegisterOperator'>,
    caller: Caller,
    answer: Answer,
  ) {
    const begun = begunBy<Registering>(kit, 'register operator', transactionId);
    const { operatorId, organisationId, person, company } = begun;
    const owner = { kind: 'operator', id: operatorId, organisationId, applicationId: null } as const;
    const target = ref(operator, operatorId);
    const origin = originOf(calls.register, {}, caller);
    const { position } = await executor.reserved.during(`operator-${operatorId}`, () =>
      finishRegistration(kit, begun, credential as never, owner, origin, async (by) => {
        await executor.reserve({ kind: 'email', value: sameEmail(person.email) }, target, by);
        await executor.execute(RegisterOrganisation, { id: organisationId, ...company } as never, by);
        await executor.execute(
          RegisterOperator,
          { id: operatorId, organisationId, owner: true, ...person } as never,
          by,
        );
      }),
    );
    answer.position(position);
    return {
      errorCode: 0,
      email: person.email,
      emailVerified: false,
      resendToken: resendToken(kit, operatorId),
    };
  }

  async function loginOperator(body: Body<'loginOperator'>, caller: Caller) {
    const { username, accessToken, number = 0 } = body;
    if (accessToken) {
      const { id } = tokens.open<{ id: string }>('approval', accessToken);
      return beginApproval(kit, id, number, originOf(calls.begin, {}, caller));
    }
    return beginSignIn(tokens, 'sign operator in', {
      ...rp,
      username: username ? sameEmail(username) : null,
    });
  }

  async function verifyLoginOperator(
    { credential, transactionId }: Body<'verifyLoginOperator'>,
    caller: Caller,
    answer: Answer,
  ) {
    const kinds = ['sign operator in', approvalKind];
    const begun = begunBy<Begun & { username: string | null }>(kit, kinds, transactionId);
    const origin = originOf(calls.signIn, {}, caller);
    if (isApproval(begun))
      return approved(await finishApproval(kit, begun, credential as never, origin), answer);
    const { owner, deviceId, position } = await finishSignIn(
      kit,
      begun,
      credential as never,
      origin,
      async ({ kind, id }) => {
        if (kind !== 'operator' || !begun.username) return kind === 'operator';
        return (await executor.reserved.holderOf('email', begun.username))?.id === id;
      },
    );
    answer.position(position);
    return signedIn(kit, { ...owner, deviceId });
  }

  /** The phone has approved: it is not signed in itself, so there is nowhere to go. */
  async function approved({ owner, position }: Awaited<ReturnType<typeof finishApproval>>, answer: Answer) {
    answer.position(position);
    const { email, emailVerified } = await aboutOperator(kit, owner.id);
    return { errorCode: 0, emailVerified, email, redirectTo: null, resendToken: null };
  }

  async function resendActivation(body: Body<'resendActivation'>, caller: Caller, answer: Answer) {
    const { operatorId } = tokens.open('resend', body.resendToken);
    const { position } = await executor.execute(
      RequestEmailVerification,
      { id: String(operatorId) },
      originOf(calls.resend, {}, caller),
    );
    answer.position(position);
    return { errorCode: 0 };
  }

  /** It tells who is registered: bounded by address for a day, and for all addresses together. */
  async function checkOperator({ email }: Body<'checkOperator'>, { ip }: Caller) {
    withinQuota(kit, `checkOperator by day ${addressKey(ip)}`, quota.address);
    withinQuota(kit, 'checkOperator', quota.all);
    const found = await executor.reserved.holderOf('email', sameEmail(email));
    return { errorCode: found ? 0 : -1, isPushTokenAdded: false };
  }

  return {
    registerOperator,
    verifyRegisterOperator,
    loginOperator,
    verifyLoginOperator,
    resendActivation,
    checkOperator,
  };
}
