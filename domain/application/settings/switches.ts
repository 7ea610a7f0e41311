/**
 * The switches of web and mobile applications. Schemas, calls, forms and their defaults derive from this table, which
 * imports nothing because browsers use it too. `group` is the heading on screens; `only` names the one kind that has
 * the switch.
 */
export const switches = {
  samePlatformAuth: { group: 'toggles', default: true },
  remotePlatformAuth: { group: 'toggles', default: true },
  multipleDeviceAllowed: { group: 'toggles', default: true },
  wordpressPluginEnabled: { group: 'toggles', default: true, only: 'web' },
  /** Whether people need an invitation to register. */
  invitedOnly: { group: 'registration', default: false },
} as const satisfies Record<string, { group: string; default: boolean; only?: SwitchedKind }>;

/** The kinds of application that have switches. */
export type SwitchedKind = 'web' | 'mobile';
export type SwitchName = keyof typeof switches;
/** The names of the switches of a kind. */
export type SwitchesOf<K extends SwitchedKind> = {
  [N in SwitchName]: (typeof switches)[N] extends { only: infer Only } ? (K extends Only ? N : never) : N;
}[SwitchName];

export const switchNames = Object.keys(switches) as SwitchName[];
/** Whether a kind of application has a switch. */
export const hasSwitch = (kind: SwitchedKind, name: SwitchName): boolean => {
  const about: { group: string; only?: SwitchedKind } = switches[name];
  return about.only === undefined || about.only === kind;
};
/** The switches of a kind. */
export const switchesOf = <K extends SwitchedKind>(kind: K) =>
  switchNames.filter((name) => hasSwitch(kind, name)) as SwitchesOf<K>[];

/** A value for each of these switches. */
export const eachSwitch = <N extends SwitchName, T>(names: readonly N[], value: (name: N) => T) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<N, T>;
/** The defaults of all switches. */
export const switchDefaults = eachSwitch(switchNames, (name): boolean => switches[name].default);
