/** The areas of scopes, and what each is about. */
export const scopeAreas = {
  account: "The caller's own profile, sessions, passkeys, approvals and messages.",
  people: 'Operators, users, their devices, invitations and recovery.',
  organisation: 'The organisation, its address, its security, and its end.',
  applications: 'Applications of every kind, their settings, secrets and directories.',
  billing: 'Plans, licences, payments and invoices.',
  reports: 'Reports, the audit and the event log.',
  support: 'The contact form, mails and help videos.',
  platform: 'What holds for the whole installation.',
  lists: 'Lists and rows of the read models.',
} as const;
export type ScopeArea = keyof typeof scopeAreas;
/** What a caller may do in an area: `people:read`, `billing:write`. To write does not include to read. */
export type Scope = `${ScopeArea}:${'read' | 'write'}`;
