import { type Ref, ref } from '../../domain/kit.ts';
import type { LanguageTag } from '../../domain/languages.ts';
import { operator } from '../../domain/operator/operator.ts';
import { person } from '../../domain/person/person.ts';
import { user } from '../../domain/user/user.ts';
import { headOf } from '../../server-kit/joined.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personIdOf } from '../../server-kit/people.ts';

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
