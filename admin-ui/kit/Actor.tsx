import { streamPage } from './addresses.ts';
import { TextLink } from './TextLink.tsx';

/** Roles whose people have a stream of their own. */
const streams: Record<string, string> = {
  admin: 'admin',
  operator: 'operator',
  onboarding: 'operator',
  user: 'user',
};

/** Who did it; leads to that person's own history where there is one. */
export function Actor({ role, id }: { role: string; id: string }) {
  const kind = streams[role];
  return (
    <span>
      {role} {kind ? <TextLink to={streamPage(`${kind}-${id}`)}>{id}</TextLink> : id}
    </span>
  );
}
