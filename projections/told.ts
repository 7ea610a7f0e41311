/** Where the projector says what it does, and at error level what needs somebody. */
export type Told = Record<'info' | 'error', (about: Record<string, unknown>, message: string) => void>;
export const quiet: Told = { info: () => {}, error: () => {} };
