import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { given, now, unstorable } from '../testSpec.ts';
import { ConsumeInvite, DeleteInvite, ResendInvite, SendInvite, stillOpen } from './commands.ts';
import { InviteConsumed, InviteDeleted, InviteResent, InviteSent } from './events.ts';
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

describe('an invitation that was sent', () => {
  test('sent again it is valid two days from then', () =>
    given(sent)
      .when(ResendInvite, id, { now: after(day) })
      .then(InviteResent({ expiresAt: '2026-01-04T00:00:00.000Z' })));
  test('it can be deleted, and be used up', () => {
    given(sent).when(DeleteInvite, id).then(InviteDeleted({}));
    given(sent).when(ConsumeInvite, id).then(InviteConsumed({}));
  });
  test('once deleted or used nothing more is done with it', () => {
    for (const over of [InviteDeleted({}), InviteConsumed({})])
      for (const command of [ResendInvite, DeleteInvite, ConsumeInvite])
        given(sent, over).when(command, id).thenRefused('invite.unknown');
  });
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
