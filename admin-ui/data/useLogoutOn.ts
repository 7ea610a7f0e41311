import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/** Leads to the sign-in who is signed out by the time of a query that react-admin does not make. */
export function useLogoutOn(error: unknown) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
}
