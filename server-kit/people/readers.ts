import { type Ref, ref } from '../../domain/kit.ts';
import type { LanguageTag } from '../../domain/languages.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { person } from '../../domain/person/person.ts';
import type { MailLanguage } from '../../domain/sentences/mails.ts';
import { mailsIn } from '../../domain/translations.ts';
import { user } from '../../domain/user/user.ts';
import type { Kit } from '../kit.ts';
import { headOf } from './joined.ts';
import { personIdOf } from './people.ts';

type Looking = Pick<Kit, 'executor'>;

/** Who reads the mails to a member, a person or a user, and so chooses their language: users are people. */
export async function readerOf(kit: Looking, { of, id }: Ref) {
  if (of.name === operator.name) return ref(operator, id);
  return ref(person, await headOf(kit, of.name === user.name ? await personIdOf(kit, id) : id));
}

/** The language in which somebody wants mails; null for who has chosen none. */
export async function languageFor(kit: Looking, who: Ref): Promise<LanguageTag | null> {
  const reader = await readerOf(kit, who);
  return reader.id ? (await kit.executor.look(reader)).state.mailLanguage : null;
}

/**
 * The language in which somebody is written to: that which the person has chosen, else that of the organisation. Null is
 * somebody unknown, who has chosen none.
 */
export async function tagFor(
  kit: Looking,
  who: Ref | null,
  organisationId: string | null,
): Promise<LanguageTag> {
  const chosen = who && (await languageFor(kit, who));
  if (chosen || !organisationId) return chosen ?? 'en';
  return (await kit.executor.look(ref(organisation, organisationId))).state.language;
}

/** The words of mails and notices to somebody, in the language in which that person is written to. */
export const wordsFor = async (...about: Parameters<typeof tagFor>): Promise<MailLanguage> =>
  mailsIn[await tagFor(...about)]();
