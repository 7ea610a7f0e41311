import { type NameIdFormat, nameIdFormats, type Saml } from '../../domain/application/settings/saml.ts';
import type { Person } from './attributes.ts';
import { newId } from './response.ts';

const formats: readonly string[] = Object.values(nameIdFormats);
/** Leaves the choice to this side, under its own name and under one that SAML has never had, but some requests do. */
const ours = [nameIdFormats.unspecified, 'urn:oasis:names:tc:SAML:2.0:nameid-format:unspecified'];

/** The format of the name ID that a request gets; null when it asks for one that it does not get. */
export function formatFor(
  { nameIdFormat, otherNameIdFormats }: Pick<Saml, 'nameIdFormat' | 'otherNameIdFormats'>,
  asked: string | null,
): NameIdFormat | null {
  if (!asked || asked === nameIdFormat || ours.includes(asked)) return nameIdFormat;
  return otherNameIdFormats && formats.includes(asked) ? (asked as NameIdFormat) : null;
}

/** The name ID of a person in a format; null when the person has none of this format. */
export function nameIdOf(
  format: NameIdFormat,
  { userId, username, email }: Pick<Person, 'userId' | 'username' | 'email'>,
): string | null {
  switch (format) {
    case nameIdFormats.persistent:
      return userId;
    case nameIdFormats.transient:
      return newId();
    case nameIdFormats.emailAddress:
      return email || null;
    case nameIdFormats.unspecified:
      return username;
  }
}
