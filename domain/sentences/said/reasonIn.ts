/** What a language says of why a phone could not approve. What it does not know stays as it was told. */
export const reasonIn = (reasons: Readonly<Record<string, string>>, why: string): string =>
  Object.hasOwn(reasons, why) ? reasons[why]! : why;
