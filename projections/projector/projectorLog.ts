/** The projector's log; what needs attention is logged at error level. */
export type ProjectorLog = Record<
  'info' | 'error',
  (about: Record<string, unknown>, message: string) => void
>;
export const quiet: ProjectorLog = { info: () => {}, error: () => {} };
