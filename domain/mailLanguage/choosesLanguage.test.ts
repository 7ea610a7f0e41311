import { describe, test } from 'vitest';
import { ChooseMailLanguage as byOperator } from '../operator/commands.ts';
import { OperatorDeleted, OperatorRegistered } from '../operator/events.ts';
import { ChooseMailLanguage as byPerson } from '../person/commands.ts';
import { PersonDeleted, PersonRegistered } from '../person/events.ts';
import { given, now } from '../testSpec.ts';
import { MailLanguageChosen } from './events.ts';

const operator = OperatorRegistered({
  ...{ email: 'ada@acme.example', name: 'Ada', phoneNumber: '', title: '', designation: '', owner: true },
  ...{ isUniversityConnection: false, isFollowUpCall: false, termsAcceptedAt: now.toISOString() },
});
const id = { id: 'ada' };

describe.for([
  ['a member', operator, OperatorDeleted({}), byOperator, 'operator.unknown'],
  ['a person', PersonRegistered({ address: null }), PersonDeleted({ groups: [] }), byPerson, 'user.unknown'],
] as const)('the mails to %s', ([, registered, deleted, ChooseMailLanguage, unknown]) => {
  const german = MailLanguageChosen({ language: 'de' });
  const none = MailLanguageChosen({ language: null });
  test('are in the language of the organisation until another one is chosen, and again later', () => {
    given(registered)
      .when(ChooseMailLanguage, { ...id, language: null })
      .then();
    given(registered)
      .when(ChooseMailLanguage, { ...id, language: 'de' })
      .then(german);
    given(registered, german)
      .when(ChooseMailLanguage, { ...id, language: 'de' })
      .then();
    given(registered, german)
      .when(ChooseMailLanguage, { ...id, language: null })
      .then(none);
    given(registered, german, none)
      .when(ChooseMailLanguage, { ...id, language: null })
      .then();
  });
  test('are in one of the languages that mails exist in', () =>
    given(registered)
      .when(ChooseMailLanguage, { ...id, language: 'la' as never })
      .thenInvalid('language'));
  test('have no language once nobody gets them', () =>
    given(registered, deleted)
      .when(ChooseMailLanguage, { ...id, language: 'de' })
      .thenRefused(unknown));
});
