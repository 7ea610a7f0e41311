import { z } from 'zod';
import { languageTags } from '../../../domain/languages.ts';
import { mailLanguage } from '../../../domain/mailLanguage/events.ts';
import { operator } from '../../../domain/operator/operator.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { person } from '../../../domain/person/person.ts';
import { changed, done, effect } from '../../kit.ts';

/** The language of mails to the signed-in person: an operator in the console, a person on the own page. */
export const ownLanguageCalls = {
  ownLanguage: effect(
    'GET /ownLanguage',
    ['operator', 'user'],
    done.extend({
      /** The one that was chosen; null while mails are in that of the organisation. */
      language: mailLanguage,
      ofOrganisation: z.enum(languageTags),
    }),
    {
      shows: [operator, organisation, person],
      about: 'Reads the language of mails to the signed-in person, and that of the organization.',
    },
  ),
  chooseOwnLanguage: effect('PUT /ownLanguage', ['operator', 'user'], changed, {
    changes: [operator, person],
    renews: true,
    about: 'Chooses the language of mails to the signed-in person; null for that of the organization.',
    body: z.object({ language: mailLanguage }),
    example: { language: 'de' },
    rate: { count: 60, seconds: 3600 },
  }),
};
