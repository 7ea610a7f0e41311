/** Whether this page runs as an installed app rather than in a browser tab. */
export const installed = () => matchMedia('(display-mode: standalone)').matches;
