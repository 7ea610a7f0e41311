import { z } from 'zod';
import { application } from '../application/application.ts';
import { credential, owner, ownerRef } from '../device/commands.ts';
import { aboutKind, addsDevice } from '../families/requests.ts';
import { commandsOf, id, ref } from '../kit.ts';
import { featureOf } from '../methods.ts';
import { organisation } from '../organisation/organisation.ts';
import { phoneBar, type SecuritySettings } from '../organisation/security.ts';
import { person } from '../person/person.ts';
import { refuse } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import { takesMoreDevices } from '../user/commands.ts';
import { hash, outcomes, pending, wrong } from './approval.ts';
import { completed, counter, mayPass, proven, seen, tried, where } from './commands.ts';
import * as happened from './events.ts';
import { transaction } from './transaction.ts';

const command = commandsOf(transaction);
const one = z.object({ id: id() });
/**
 * Time in milliseconds after the request's end during which an approval can still be collected, because the screen may
 * have polled just before.
 */
const grace = 60_000;

/** The refusal that keeps this owner from signing in with a phone on another screen, if any. It never applies to users. */
const barred = (kind: 'operator' | 'user', { security }: { security: SecuritySettings }) =>
  kind === 'operator' ? phoneBar(security) : null;

/** Type 2: approves by the passkey of a known person, which signed what was shown. */
export const ApproveTransaction = command(
  {
    input: proven.extend({
      deviceId: id(),
      number: z.number().int().nullable(),
      counter,
      backedUp: z.boolean(),
    }),
    ...seen,
    requires: ({ owner }) => (owner.kind === 'user' ? featureOf.phone : null),
  },
  (state, { owner, applicationId, deviceId, number, counter, backedUp }, { now, needs }) => {
    const before = state.approved;
    if (before?.deviceId === deviceId && before.counter === counter) return [];
    const opened = pending(state, now);
    const { type, owner: kind } = aboutKind(opened.kind);
    if (type !== 2 || owner.kind !== kind) refuse('transaction.unknown');
    if (opened.applicationId !== applicationId) refuse('transaction.unknown');
    if (opened.ownerId !== null && opened.ownerId !== owner.id) refuse('transaction.unknown');
    mayPass(needs, owner.kind);
    // The screen learns only that it failed: only the approver may know the organisation's rules.
    if (barred(owner.kind, needs.organisation))
      return [happened.TransactionFailed({ kind: opened.kind, message: outcomes.failed })];
    const approved = { ownerId: owner.id, deviceId, counter, backedUp, credential: null };
    return wrong(opened, number) ?? [happened.TransactionApproved(approved)];
  },
);

/** Type 1: approves by a passkey newly made over what was shown. The account and the device's id were fixed before. */
export const ApproveRegistration = command(
  {
    input: one.extend({
      number: z.number().int().nullable(),
      credential,
      /** The parent of the new account, or the owner of the new device; null when the organisation is new too. */
      under: z
        .object({
          organisationId: id(),
          applicationId: id().nullable(),
          owner: owner.nullable(),
          /** The person whom this owner is; null for members of the team. */
          personId: id().nullable().default(null),
        })
        .nullable(),
    }),
    parent: ({ under }) => {
      if (under?.owner) return ownerRef(under.owner);
      return under?.applicationId ? ref(application, under.applicationId) : null;
    },
    needs: ({ under }) => ({
      ...(under && { organisation: ref(organisation, under.organisationId) }),
      ...(under?.applicationId && { application: ref(application, under.applicationId) }),
      ...(under?.owner && { owner: ownerRef(under.owner) }),
      ...(under?.personId && { person: ref(person, under.personId) }),
    }),
    requires: ({ under }) => (under?.applicationId ? featureOf.phone : null),
  },
  (state, { number, credential, under }, { now, needs }) => {
    const { credentialId, counter, backedUp } = credential;
    if (state.approved?.credential?.credentialId === credentialId) return [];
    const opened = pending(state, now);
    const { type, owner: kind } = aboutKind(opened.kind);
    if (type !== 1) refuse('transaction.unknown');
    if (opened.applicationId !== (under?.applicationId ?? null)) refuse('transaction.unknown');
    const named = under?.owner ?? null;
    if (addsDevice(opened.kind) !== (named !== null)) refuse('transaction.unknown');
    if (named && (named.kind !== kind || named.id !== opened.ownerId)) refuse('transaction.unknown');
    const { organisation, application, person, owner } = needs;
    mayGoOn({ organisation, application, person, ...(owner && { [kind]: owner }) });
    if (addsDevice(opened.kind) && application) takesMoreDevices(application);
    const made = { ownerId: opened.ownerId!, deviceId: opened.deviceId!, counter, backedUp, credential };
    return wrong(opened, number) ?? [happened.TransactionApproved(made)];
  },
);

/**
 * The initiating browser collects the approval, which completes the sign-in or the registration. It may repeat this
 * when the reply was lost.
 */
export const CollectTransaction = command(
  {
    input: proven.extend({ deviceId: id(), secretHash: hash, ...where, ...tried }),
    ...seen,
    requires: ({ owner }) => (owner.kind === 'user' ? featureOf.phone : null),
  },
  (state, { secretHash, owner, deviceId, platform, browser, country, triedBy }, { now, needs }) => {
    const { opened, approved, status } = state;
    if (opened?.secretHash !== secretHash || !approved) refuse('transaction.unknown');
    if (approved.ownerId !== owner.id || approved.deviceId !== deviceId) refuse('transaction.unknown');
    if (aboutKind(opened.kind).owner !== owner.kind) refuse('transaction.unknown');
    if (state.reported) refuse('transaction.closed');
    if (Date.parse(opened.expiresAt) + grace <= now.getTime()) refuse('transaction.expired');
    mayPass(needs, owner.kind);
    const bar = aboutKind(opened.kind).type === 2 ? barred(owner.kind, needs.organisation) : null;
    if (bar) refuse(bar);
    if (status === 'completed') return [];
    const { counter, backedUp } = approved;
    const proof = {
      deviceId,
      method: opened.method,
      counter,
      platform,
      browser,
      ...(country && { country }),
    };
    return aboutKind(opened.kind).type === 1
      ? [happened.RegistrationCompleted(proof)]
      : [completed({ ...proof, backedUp, triedBy })];
  },
);
