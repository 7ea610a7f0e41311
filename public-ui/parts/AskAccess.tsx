import { useCallback } from 'react';
import { AskHelp, readHelp } from './AskHelp.tsx';
import { useLoad } from './hooks/useLoad.ts';
import { Failed } from './Loading.tsx';
import { texts } from './texts.ts';

const t = texts.access;
type AskAccessProps = { accessToken: string; application: string };

/** Lets a person who is known and has no access ask for it, and shows how the request stands. */
export function AskAccess({ accessToken, application }: AskAccessProps) {
  const { value, error, retry } = useLoad(useCallback(() => readHelp(accessToken), [accessToken]));
  if (error !== undefined) return <Failed message={error} retry={retry} />;
  if (!value) return null;
  return (
    <AskHelp accessToken={accessToken} found={value} words={{ ...t, declined: t.declined(application) }} />
  );
}
