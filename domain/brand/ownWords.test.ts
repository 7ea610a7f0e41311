import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { mailsInEnglish } from '../sentences/english/mails/mails.ts';
import { mailsInGerman } from '../sentences/german/mails/mails.ts';
import type { MailCode, MailOf } from '../sentences/mails.ts';
import { given } from '../testSpec.ts';
import { PublishBrand } from './commands.ts';
import { BrandPublished } from './events.ts';
import { byField, mailsAbout, type OwnWords, wordedIn, wordsProblem } from './ownWords.ts';

const none = byField(() => '');
const own = (words: Partial<OwnWords>): OwnWords => ({ language: 'en', ...none, ...words });
const look = { logo: '', primary: '#123456', accent: '#abcdef', productName: '' };
const published = (version: number, mailWords: OwnWords[] = []) =>
  BrandPublished({ version, ...look, mailWords });

describe('own words', () => {
  const german = own({ language: 'de', closing: 'Hilfe: 030 1234' });
  const english = own({ invitation: 'Welcome to {organisation}!' });
  test('are published with the brand, without blanks around them and without languages that have none', () => {
    const typed = [
      { language: 'en', invitation: ' Welcome to {organisation}! ' },
      { language: 'fr', closing: '\u200b \u200d' },
      german,
    ];
    given(published(1))
      .when(PublishBrand, { id: 'acme', ...look, mailWords: typed as OwnWords[] })
      .then(published(2, [german, english]));
    given(published(1, [german, english]))
      .when(PublishBrand, { id: 'acme', ...look, mailWords: [english, german] })
      .then();
  });
  test('are there once for each language, and as long as a paragraph', () => {
    const long = own({ closing: 'x'.repeat(limits.mailWords + 1) });
    for (const [field, mailWords] of [
      ['mailWords', [english, english]],
      ['mailWords.0.closing', [long]],
      ['mailWords.0.language', [{ language: 'la' }]],
    ] as const)
      given(published(1))
        .when(PublishBrand, { id: 'acme', ...look, mailWords: mailWords as never })
        .thenInvalid(field);
  });
  test('were not there in what was published before there were any', () =>
    expect(BrandPublished.upcasts[0]!({ version: 1, ...look })).toEqual(published(1).data));
});

describe('a paragraph', () => {
  test.for([
    ...['https://evil.example', 'Go to evil.example', 'Go to evil.Example now', 'www.evil', 'bit.ly/x'],
    ...[
      'eve@evil.example',
      'Call 198.51.100.7',
      'evil\u3002example',
      'evil\u200b.\u200bexample',
      'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    ],
    ...['{organisation}.com', 'evil.{organisation}', 'eve@{organisation}', '试.公司', 'Thanks.Bye'],
    ...['Look at 💩.la', 'i❤️.ws'],
  ])('holds no address: %s', (words) =>
    expect(wordsProblem('invitation', words)).toEqual({ code: 'is.linked' }),
  );
  test.for([
    ...[
      'Questions? Call the service desk: +49 30 123456, 8.30 to 17.00.',
      'Viele Grüße, z.B. vom Team, d.h. von uns.',
    ],
    ...['{organisation} and {application}, Inc.', 'Ext. 24.12.2026', 'आपका स्वागत है। धन्यवाद', ''],
  ])('can be written as usual: %s', (words) => expect(wordsProblem('invitation', words)).toBeUndefined());
  test.for([
    ['two\nlines', 'is.oneLine'],
    ['a tab\tin it', 'is.control'],
    ['txt\u202egnp', 'is.control'],
    ['<b>now</b>', 'is.marked'],
    ['Dear {name}', 'is.placeholder'],
    ['{organisation', 'is.placeholder'],
    ['organisation}', 'is.placeholder'],
    ['{{organisation}}', 'is.placeholder'],
  ] as const)('is one line of plain text with known names: %j', ([words, code]) =>
    expect(wordsProblem('approval', words)).toMatchObject({ code }),
  );
  test('names an application only where the mail is about one', () => {
    expect(wordsProblem('closing', 'Yours, {organisation}')).toBeUndefined();
    expect(wordsProblem('recovery', 'For {application}')).toEqual({
      code: 'is.placeholder',
      values: { of: ['{organisation}'] },
    });
  });
  test('is refused by its language and its place', () => {
    for (const closing of ['Ada\0', 'Ada\ud83d', 'evil.example', '<b>'])
      given(published(1))
        .when(PublishBrand, { id: 'acme', ...look, mailWords: [own({ closing })] })
        .thenInvalid('mailWords.0.closing');
  });
});

describe('a mail', () => {
  const words = [
    own({ invitation: '{organisation} welcomes you to {application}.', closing: 'Call $& {organisation}' }),
  ];
  const sender = { name: 'Acme', words };
  const invited = (application: string, ...further: string[]): MailOf => ({
    code: 'mail.userInvitation',
    values: { organisation: 'Acme', application, further },
  });
  test('has the own words around ours, which stay as they are', () => {
    const mail = wordedIn(mailsInEnglish, invited('Wiki', 'Shop', 'Mail'), sender);
    expect(mail).toMatchObject({
      ...mailsInEnglish.mails['mail.userInvitation']({
        ...{ organisation: 'Acme', application: 'Wiki', further: ['Shop', 'Mail'] },
      }),
      opening: 'Acme welcomes you to Wiki, Shop, and Mail.',
      closing: 'Call $& Acme',
    });
  });
  test('in another language, or to the team, has none', () => {
    expect(wordedIn(mailsInGerman, invited('Wiki'), sender)).toMatchObject({ opening: '', closing: '' });
    const toTeam: MailOf = { code: 'mail.invitation', values: { organisation: 'Acme' } };
    expect(wordedIn(mailsInEnglish, toTeam, sender)).toMatchObject({ opening: '', closing: '' });
  });
  test('has no address that only a name and the words together make', () => {
    const tricked = { name: 'Acme', words: [own({ invitation: 'Go to http:/{application} now' })] };
    expect(wordedIn(mailsInEnglish, invited('/evil'), tricked).opening).toBe('Go to http evil now');
  });
  test('is about one thing', () => {
    const all: MailCode[] = Object.values(mailsAbout).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
