import { useCallback } from 'react';
import { AskHelp, readHelp } from './AskHelp.tsx';
import { texts } from './texts.ts';
import { useLoad } from './useLoad.ts';

const t = texts.access;
type AskAccessProps = { accessToken: string; application: string };

/** Lets a person who is known and has no access ask for it, and shows how the request stands. */
export function AskAccess({ accessToken, application }: AskAccessProps) {
  const { value } = useLoad(useCallback(() => readHelp(accessToken), [accessToken]));
  if (!value) return null;
  return (
    <AskHelp accessToken={accessToken} found={value} words={{ ...t, declined: t.declined(application) }} />
  );
}
