/** The names of groups that begin with a prefix; of all groups where it is empty. */
export const namesOfGroups = (groups: readonly { name: string }[], prefix = ''): string[] =>
  groups.map(({ name }) => name).filter((name) => name.startsWith(prefix));
