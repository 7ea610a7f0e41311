import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import type { MemberRole } from '../team/roles.ts';
import { given, now, unstorable } from '../testSpec.ts';
import {
  ConsumeInvite,
  DeleteInvite,
  HoldInvite,
  ResendInvite,
  SendInvite,
  stillOpen,
  WithholdAccess,
} from './commands.ts';
import {
  InviteAccessWithheld,
  InviteConsumed,
  InviteDeleted,
  InviteHeld,
  InviteResent,
  InviteSent,
} from './events.ts';
import { invite } from './invite.ts';

const bob = { type: 'ADD_ADMIN', applicationId: null, email: 'bob@acme.example', name: 'Bob' } as const;
const twoDaysOn = '2026-01-03T00:00:00.000Z';
const sent = InviteSent({ ...bob, expiresAt: twoDaysOn });
const id = { id: 'invite-1' };
const to = { ...id, organisationId: 'org-1', ...bob };
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const day = 24 * 60 * 60 * 1000;

describe('sending', () => {
  test('an invitation is valid two days [invite.expiry]', () => given().when(SendInvite, to).then(sent));
  test('the same invitation again changes nothing', () => given(sent).when(SendInvite, to).then());
  const toApp = { ...to, type: 'ADD_USER', applicationId: 'app-1' } as const;
  const { id: _, organisationId: __, ...user } = toApp;
  const web = { application: { settings: { kind: 'web' } } };
  test('to a web or mobile application users are invited', () => {
    for (const kind of ['web', 'mobile'])
      given()
        .when(SendInvite, toApp, { needs: { application: { settings: { kind } } } })
        .then(InviteSent({ ...user, expiresAt: twoDaysOn }));
  });
  test('what the operator says of the person goes with it, within the lengths of the form [org-apps.wizard.add-person-limits]', () => {
    const saying = (about: object) => given().when(SendInvite, { ...toApp, about }, { needs: web });
    const about = { website: `https://ada.example/${'x'.repeat(280)}`, phone_number: '1'.repeat(14) };
    saying(about).then(InviteSent({ ...user, about, expiresAt: twoDaysOn }));
    const most = {
      website: 301,
      phone_number: 15,
      postal_code: 11,
      city: 51,
      street_address: 51,
      region: 51,
    };
    for (const [name, length] of Object.entries({ ...most, manager: 51, locale: 51 })) {
      const value = name === 'website' ? `https://${'x'.repeat(length - 8)}` : '1'.repeat(length);
      saying({ [name]: value }).thenInvalid(`about.${name}`);
    }
  });
  test('to the team nobody is invited as a user, to an application nobody as a colleague', () => {
    given()
      .when(SendInvite, { ...to, type: 'ADD_USER' })
      .thenRefused('invite.type');
    given()
      .when(SendInvite, { ...toApp, type: 'ADD_ADMIN' }, { needs: web })
      .thenRefused('invite.type');
  });
  test('several applications go in one, if nothing but a passkey of the organisation’s host is needed for each', () => {
    const type = 'ADD_OIDC_USER' as const;
    const several = { ...toApp, type, further: ['app-2'] };
    const oidc = { settings: { kind: 'oidc' } };
    type One = { settings: { kind: string }; userSource?: string; status?: 'suspended' | 'deleted' };
    const to = (first: One, second: One) =>
      given().when(SendInvite, several, { needs: { application: first, 'further app-2': second } });
    const { id: _, organisationId: __, ...about } = several;
    to(oidc, { settings: { kind: 'saml' } }).then(InviteSent({ ...about, expiresAt: twoDaysOn }));
    to(oidc, web.application).thenRefused('invite.ownSite');
    to(web.application, oidc).thenRefused('invite.ownSite');
    to(oidc, { ...oidc, userSource: 'external' }).thenRefused('invite.directory');
    to(oidc, { ...oidc, status: 'suspended' }).thenRefused('application.suspended');
    to(oidc, { ...oidc, status: 'deleted' }).thenRefused('application.unknown');
    const claims = SendInvite.claims!(SendInvite.input.parse(several), { organisationId: 'org-1' });
    expect(claims).toEqual(
      expect.arrayContaining([
        { kind: 'app.invite.count', of: 'app-2' },
        { kind: 'username', value: 'app-2:bob@acme.example' },
      ]),
    );
  });
  test('to a suspended application nobody is invited', () =>
    given()
      .when(SendInvite, toApp, { needs: { application: { ...web.application, status: 'suspended' } } })
      .thenRefused('application.suspended'));
  test('its kind must be one that there is', () =>
    given()
      .when(SendInvite, { ...to, type: 'ADD_KING' as never })
      .thenInvalid('type'));
  test('name and e-mail take 80 characters and no more [org-team.add.fields]', () => {
    const longest = `${'b'.repeat(60)}@a-companies.example`;
    const most = { ...to, name: 'B'.repeat(80), email: longest };
    given()
      .when(SendInvite, most)
      .then(InviteSent({ ...bob, name: most.name, email: longest, expiresAt: twoDaysOn }));
    given()
      .when(SendInvite, { ...most, name: `${most.name}B`, email: `${longest}s` })
      .thenInvalid('email', 'name');
  });
  for (const field of ['email', 'name'] as const)
    test.for(Object.entries(unstorable))(`${field} cannot be %s`, ([, value]) =>
      given()
        .when(SendInvite, { ...to, [field]: value } as never)
        .thenInvalid(field),
    );
});

describe('an invitation to the team', () => {
  test('gives the role that it says, or else that of who invites', () => {
    const asking = (giver: MemberRole, role?: MemberRole) =>
      given().when(SendInvite, { ...to, giver, ...(role && { role }) });
    const giving = (role: MemberRole) => InviteSent({ ...bob, role, expiresAt: twoDaysOn });
    asking('owner').then(giving('owner'));
    asking('administrator').then(giving('administrator'));
    asking('owner', 'auditor').then(giving('auditor'));
    asking('administrator', 'owner').thenRefused('role.higher');
    asking('support').thenRefused('role.higher');
    expect(fold(invite, [giving('auditor')]).role).toBe('auditor');
  });
  test('is sent again and deleted by those who may give its role', () => {
    const toOwner = InviteSent({ ...bob, role: 'owner', expiresAt: twoDaysOn });
    for (const past of [toOwner, sent])
      for (const command of [ResendInvite, DeleteInvite]) {
        given(past)
          .when(command, { ...id, giver: 'administrator' })
          .thenRefused('role.higher');
        given(past)
          .when(command, { ...id, giver: 'support' })
          .thenRefused('role.higher');
      }
    given(toOwner)
      .when(DeleteInvite, { ...id, giver: 'owner' })
      .then(InviteDeleted({}));
  });
});

describe('an invitation that was sent', () => {
  test('sent again it is valid two days from then', () =>
    given(sent)
      .when(ResendInvite, id, { now: after(day) })
      .then(InviteResent({ expiresAt: '2026-01-04T00:00:00.000Z' })));
  test('it can be deleted, and be used up', () => {
    given(sent).when(DeleteInvite, id).then(InviteDeleted({}));
    given(sent).when(ConsumeInvite, id).then(InviteConsumed({}));
  });
  test('it is not withdrawn while the person comes in by it, for a minute at most', () => {
    const held = InviteHeld({ until: '2026-01-01T00:01:00.000Z' });
    const withdrawing = (when: Date) =>
      given(sent, held).when(DeleteInvite, { ...id, giver: 'owner' }, { now: when });
    given(sent).when(HoldInvite, id).then(held);
    withdrawing(after(59_999)).thenRefused('invite.held');
    withdrawing(after(60_000)).then(InviteDeleted({}));
    // What ends with its application or organisation is not kept by it.
    given(sent, held).when(DeleteInvite, id).then(InviteDeleted({}));
    given(sent, held).when(HoldInvite, id).then();
    given(sent, held)
      .when(HoldInvite, id, { now: after(30_000) })
      .then(InviteHeld({ until: '2026-01-01T00:01:30.000Z' }));
    given(sent)
      .when(HoldInvite, id, { now: after(2 * day) })
      .thenRefused('invite.expired');
  });
  test('attempts that fail again and again hold it for three minutes, and then for none of the next five', () => {
    const at = (seconds: number) => new Date(Date.parse('2026-01-01T00:00:00.000Z') + seconds * 1000);
    const held = (seconds: number) => InviteHeld({ until: at(seconds).toISOString() });
    const past = [sent, held(60), held(110), held(160)];
    const holding = (seconds: number, ...more: ReturnType<typeof held>[]) =>
      given(...past, ...more).when(HoldInvite, id, { now: at(seconds) });
    holding(150).then(held(180));
    for (const seconds of [175, 180, 300, 479]) holding(seconds, held(180)).then();
    given(...past, held(180))
      .when(DeleteInvite, { ...id, giver: 'owner' }, { now: at(180) })
      .then(InviteDeleted({}));
    holding(480, held(180)).then(held(540));
    holding(530, held(180), held(540)).then(held(590));
  });
  test('once deleted or used nothing more is done with it', () => {
    for (const over of [InviteDeleted({}), InviteConsumed({})])
      for (const command of [ResendInvite, DeleteInvite, ConsumeInvite, HoldInvite])
        given(sent, over).when(command, id).thenRefused('invite.unknown');
  });
});

test('one to several goes on leading to the applications that took nobody in, with the reason', () => {
  const withheld = [{ applicationId: 'app-2', why: 'application.suspended' as const }];
  given(sent)
    .when(WithholdAccess, { ...id, withheld })
    .then(InviteAccessWithheld({ withheld }));
  given(sent, InviteAccessWithheld({ withheld }))
    .when(WithholdAccess, { ...id, withheld })
    .then();
});

describe('using it', () => {
  const opening =
    (when: Date, ...more: Parameters<typeof given>) =>
    () =>
      stillOpen(fold(invite, [sent, ...more]), when);
  const refused = (code: string) => expect.objectContaining({ code });
  test('works until it expires, and not from then on [invite.expiry]', () => {
    expect(opening(after(2 * day - 1))).not.toThrow();
    expect(opening(after(2 * day))).toThrow(refused('invite.expired'));
  });
  test('sent again it works for longer', () =>
    expect(opening(after(2 * day), InviteResent({ expiresAt: '2026-01-04T00:00:00.000Z' }))).not.toThrow());
  test('a deleted one is unknown, a used one says so [invite.expiry]', () => {
    expect(opening(now, InviteDeleted({}))).toThrow(refused('invite.unknown'));
    expect(opening(now, InviteConsumed({}))).toThrow(refused('invite.used'));
  });
});
