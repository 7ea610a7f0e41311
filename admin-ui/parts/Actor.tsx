import { streamPage } from '../base/addresses.ts';
import { TextLink } from './TextLink.tsx';
import { texts } from './texts.ts';
import { Name } from './values/Name.tsx';

/** Roles whose members have a stream of their own. */
const streams: Record<string, string> = {
  admin: 'admin',
  operator: 'operator',
  onboarding: 'operator',
  user: 'user',
};

/** The actor of an event, by role and name, with a link to that person's history if there is one. */
export function Actor({ role, id }: { role: string; id: string }) {
  const kind = streams[role];
  const word = texts.roles[role as keyof typeof texts.roles] ?? role;
  if (!kind) return <span title={id}>{word}</span>;
  return (
    <span>
      {word}{' '}
      <TextLink to={streamPage(`${kind}-${id}`)}>
        <Name kind={kind} id={id} />
      </TextLink>
    </span>
  );
}
