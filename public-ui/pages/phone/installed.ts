/** Whether this page is shown as an app of the phone, and not in a browser's tab. */
export const installed = () => matchMedia('(display-mode: standalone)').matches;
