/** Texts of the pages about one’s own account and organisation. Those that the requirements quote stay word for word. */
export const texts = {
  title: 'Your account',
  tabs: { you: 'You', organisation: 'Account Details' },
  details: {
    title: 'Your details',
    name: 'Name',
    email: 'Email',
    emailHint: 'You sign in with this address. It cannot be changed.',
    phone: 'Phone number',
    none: 'Not given',
    nameMissing: 'Please enter your name',
    saved: 'Your details were saved',
    failed: 'Your details could not be saved',
  },
  devices: { title: 'Your devices' },
  organisation: {
    menu: 'My Organization',
    title: 'My Organization',
    facts: 'Organization',
    id: 'Unique id',
    name: 'Name',
    status: 'Account status',
    url: 'Unique URL',
  },
  leaving: {
    title: 'Suspend or delete',
    lead: 'Either ends all sessions: nobody signs in any more, and no application works. Only our staff can take it back.',
    suspend: 'Suspend',
    suspendTitle: 'Suspend organization',
    suspendText:
      "Are you sure you want to suspend your organization? This action can't be reversed later by yourself.",
    remove: 'Delete',
    removeTitle: 'Delete organization',
    removeText:
      'Are you sure you want to delete your organization? This action cannot be undo from your end.',
    removeDays: 'Your account will be permanently deleted within 7 days.',
    backup: 'Send backup data over mail',
  },
  plan: {
    title: 'Plan and usage',
    current: 'Current plan',
    usual: 'Starter Free',
    tooltip: (apps: number, users: number, websites: number) =>
      `Apps allowed: ${apps}. Users per app: ${users}. RPs per app: ${websites}.`,
    what: 'What the plan limits',
    used: 'In use',
    total: 'Allowed',
    most: 'the highest count',
  },
} as const;
