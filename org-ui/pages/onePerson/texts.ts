/** Texts of the page of one person. */
export const texts = {
  back: 'Back',
  facts: (known: readonly (string | null)[], since: string) => [...known, `Since ${since}`].join(' · '),
  applications: { title: 'Applications', none: 'No access to any application yet.' },
  noDevices: 'No login device yet.',
} as const;
