type Fields = Readonly<Record<string, string | null | undefined>>;

/**
 * The given name that applications are told of a user. Where it is not known, it is the name without the family name, and
 * empty while that is not known apart.
 */
export function givenNameOf({ given_name: known, name, family_name: family }: Fields): string {
  if (known) return known;
  if (!name || !family) return '';
  return name.endsWith(` ${family}`) ? name.slice(0, -family.length).trim() : name;
}
