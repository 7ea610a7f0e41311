import { navigate } from '../../router.tsx';

/**
 * Leaves the result of a payment. In the window that the console has opened for it, this closes the window; otherwise it
 * goes to `console`, the account page there. Without one it goes to the page before, or to the sign-in.
 */
export function goBack(console?: string): void {
  if (window.opener) window.close();
  else if (console !== undefined) location.assign(console);
  else if (history.length > 1) history.back();
  else navigate('/login');
}
