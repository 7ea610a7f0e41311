/** The areas of scopes, and what each is about. */
export const scopeAreas = {
  account: "The caller's own profile, sessions, passkeys, approvals and messages.",
  team: "The organization's operators, their roles and their devices.",
  people: 'Users, their devices, invitations and recovery.',
  organisation: 'The organization, its address, its security, and its end.',
  applications:
    'Applications of every kind, their settings, secrets and directories, and the look of their sign-in.',
  billing: 'Plans, licences, payments and invoices.',
  reports: 'Reports, the audit and the event log.',
  support: 'The contact form, mails and help videos.',
  platform: 'What holds for the whole installation.',
  lists: 'Lists and rows of the read models.',
} as const;
export type ScopeArea = keyof typeof scopeAreas;
/** What a caller may do in an area: `people:read`, `billing:write`. To write does not include to read. */
export type Scope = `${ScopeArea}:${'read' | 'write'}`;
const areas = Object.keys(scopeAreas) as ScopeArea[];
/** To read everything, and to write everything. */
export const reading = areas.map((area): Scope => `${area}:read`);
export const writing = areas.map((area): Scope => `${area}:write`);
