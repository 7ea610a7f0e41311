import { test } from 'vitest';
import { limits } from '../limits.ts';
import { given, now, unstorable } from '../testSpec.ts';
import {
  AnswerHelp,
  AskForAccess,
  AskForDevice,
  AskForErasure,
  ExpireHelp,
  FinishHelp,
  MailHelpLink,
} from './commands.ts';
import {
  HelpAllowed,
  HelpDeclined,
  HelpExpired,
  HelpGrantBegun,
  HelpGrantFailed,
  HelpLinkRequested,
  HelpRequested,
} from './events.ts';

const days = (count: number) => ({ now: new Date(now.getTime() + count * 86_400_000) });
const id = { id: 'grace-at-wiki' };
const who = { personId: 'grace-hopper', userId: 'grace', username: 'grace@acme.example', name: 'Grace' };
const asking = { ...id, ...who, applicationId: 'wiki', note: ' For the handbook ' };
const takes = { settings: { kind: 'oidc', accessRequests: true }, userSource: 'internal' };
const open = { needs: { application: takes } };
const asked = (at = 0) =>
  HelpRequested({
    ...{ kind: 'access', ...who, applicationId: 'wiki', note: 'For the handbook' },
    openUntil: days(at + 30).now.toISOString(),
  });
const begun = (lost: string[] = []) =>
  HelpGrantBegun({ lost, finishBy: new Date(now.getTime() + 60_000).toISOString() });

test('a person asks for access once, until it is answered or 30 days are over', () => {
  given().when(AskForAccess, asking, open).then(asked());
  given(asked())
    .when(AskForAccess, asking, { ...open, ...days(29) })
    .then();
  given(asked())
    .when(AskForAccess, asking, { ...open, ...days(30) })
    .then(asked(30));
  given(asked(), HelpDeclined({})).when(AskForAccess, asking, open).then(asked());
});
test('a person who lost the device asks once for a way back in, and a mailed link asks for nothing', () => {
  const lost = { id: 'grace-hopper', ...who, note: ' It fell into the sea ' };
  const link = HelpLinkRequested({ addressOf: 'grace-hopper' });
  const openUntil = days(30).now.toISOString();
  const asked = HelpRequested({
    ...{ kind: 'device', ...who, applicationId: null, note: 'It fell into the sea', openUntil },
  });
  const mailing = { id: lost.id, personId: lost.id, addressOf: 'grace-hopper' };
  given().when(MailHelpLink, mailing).then(link);
  given(link).when(AskForDevice, lost).then(asked);
  given(asked).when(AskForDevice, lost).then();
  given(link).when(AnswerHelp, { id: lost.id, answer: 'allowed' }).thenRefused('user.requestOver');
  given(link)
    .when(AskForDevice, lost, { needs: { person: { status: 'suspended' } } })
    .thenRefused('user.suspended');
});
test('a person who asks to be erased waits for an answer, which suspends no device', () => {
  const asked = HelpRequested({
    ...{ kind: 'erasure', personId: 'grace', applicationId: null, userId: null },
    ...{ username: 'grace', name: '', note: 'Soon.', openUntil: days(30).now.toISOString() },
  });
  const asking = { id: 'erasure-of-grace', personId: 'grace', username: 'grace', note: ' Soon. ' };
  given().when(AskForErasure, asking).then(asked);
  given(asked).when(AskForErasure, asking).then();
  const finishBy = new Date(now.getTime() + limits.helpGrant).toISOString();
  given(asked)
    .when(AnswerHelp, { id: asking.id, answer: 'allowed', lost: ['phone'] })
    .then(HelpGrantBegun({ lost: [], finishBy }));
});
type Needs = { application: Record<string, unknown> };
test.for<[string, Needs]>([
  [
    'the application takes no requests',
    { application: { settings: { kind: 'oidc', accessRequests: false } } },
  ],
  ['its people come from a directory', { application: { ...takes, userSource: 'external' } }],
  ['it is one of another kind', { application: { settings: { kind: 'web' } } }],
])('nobody asks where %s', ([, needs]) =>
  given().when(AskForAccess, asking, { needs }).thenRefused('user.requestsOff'),
);
test('a suspended person asks for nothing, and nobody asks for a suspended application', () => {
  const needs = (who: object) => ({ needs: { application: takes, ...who } });
  given()
    .when(AskForAccess, asking, needs({ person: { status: 'suspended' } }))
    .thenRefused('user.suspended');
  given()
    .when(AskForAccess, asking, needs({ application: { ...takes, status: 'suspended' } }))
    .thenRefused('application.suspended');
});
test.for(Object.entries({ 'a NUL': unstorable['a NUL'], length: 'a'.repeat(501) }))(
  'a note is refused for %s',
  ([, note]) =>
    given()
      .when(AskForAccess, { ...asking, note } as never)
      .thenInvalid('note'),
);
test('an operator answers once, and only in time', () => {
  const allow = { ...id, answer: 'allowed' } as const;
  const decline = { ...id, answer: 'declined' } as const;
  given(asked()).when(AnswerHelp, allow).then(begun());
  given(asked()).when(AnswerHelp, decline).then(HelpDeclined({}));
  given(asked(), begun(), HelpAllowed({})).when(AnswerHelp, allow).then();
  given(asked(), begun(), HelpAllowed({})).when(AnswerHelp, decline).thenRefused('user.requestOver');
  given(asked(), HelpDeclined({})).when(AnswerHelp, allow).thenRefused('user.requestOver');
  given(asked()).when(AnswerHelp, allow, days(30)).thenRefused('user.requestOver');
});
test('nobody declines what was given in another way meanwhile', () => {
  const decline = { ...id, answer: 'declined' } as const;
  given(asked())
    .when(AnswerHelp, { ...decline, given: true })
    .thenRefused('user.requestOver');
});
test('what is allowed is given once, while no other answer counts, and the request waits again when it cannot be given', () => {
  for (const answer of ['allowed', 'declined'] as const)
    given(asked(), begun())
      .when(AnswerHelp, { ...id, answer })
      .thenRefused('user.requestOver');
  given(asked(), begun()).when(AskForAccess, asking, open).then();
  given(asked(), begun()).when(ExpireHelp, id, days(30)).then();
  const [done, failed] = [
    { ...id, granted: true },
    { ...id, granted: false },
  ];
  given(asked(), begun()).when(FinishHelp, done).then(HelpAllowed({}));
  given(asked(), begun()).when(FinishHelp, failed).then(HelpGrantFailed({}));
  given(asked(), begun()).when(FinishHelp, failed, days(30)).then(HelpExpired({}));
  given(asked(), HelpDeclined({})).when(FinishHelp, done).then();
  given(asked(), begun(), HelpGrantFailed({}))
    .when(AnswerHelp, { ...id, answer: 'declined' })
    .then(HelpDeclined({}));
});
test('the lost devices are named with the answer about a lost device alone', () => {
  const answer = { ...id, answer: 'allowed' as const, lost: ['phone'] };
  const about = { kind: 'device', ...who, applicationId: null, note: '' } as const;
  const lost = HelpRequested({ ...about, openUntil: days(30).now.toISOString() });
  given(lost)
    .when(AnswerHelp, answer)
    .then(begun(['phone']));
  given(asked()).when(AnswerHelp, answer).then(begun());
});
test('a request expires after 30 days, unless it was answered', () => {
  given(asked()).when(ExpireHelp, id, days(30)).then(HelpExpired({}));
  given(asked()).when(ExpireHelp, id, days(29)).then();
  given(asked(), HelpDeclined({})).when(ExpireHelp, id, days(30)).then();
});
