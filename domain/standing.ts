import type { State } from './kit.ts';
import { type RefusalCode, refuse } from './refusals.ts';

/** The order in which a chain is judged: who is above decides first. */
const order = ['organisation', 'application', 'operator', 'person', 'user', 'device'] as const;
type Name = (typeof order)[number];
/**
 * States of those on whom somebody's access depends. A link that plays no part is left out. `isOpen` says of a user whose
 * access does not stand by itself whether the application is still open to the person.
 */
export type Chain = { [N in Name]?: State | undefined } & { isOpen?: boolean };
/** To the outside, a person is the user of each application. */
const said = (name: Name) => (name === 'person' ? 'user' : name);
/** All refusals that a chain can lead to. */
export const standingRefusals: readonly RefusalCode[] = [
  ...(['organisation.closed', 'user.noAccess'] as const),
  ...order.flatMap((name) => [`${said(name)}.suspended`, `${said(name)}.unknown`] as const),
];

/**
 * Says why nothing may go on: the code of the first link that is suspended or does not exist, or null when every link
 * is active. Callers who must not learn what does not exist are told `gone` instead.
 */
export function standing(chain: Chain, gone?: RefusalCode): RefusalCode | null {
  for (const name of order) {
    const status = chain[name]?.status ?? 'active';
    if (status === 'closed' && name === 'organisation') return 'organisation.closed';
    if (name === 'user' && chain.isOpen === false) return 'user.noAccess';
    if (status === 'suspended') return `${said(name)}.suspended`;
    if (status !== 'active') return gone ?? `${said(name)}.unknown`;
  }
  return null;
}

/** Refuses unless every link of the chain is active. */
export function mayGoOn(chain: Chain, gone?: RefusalCode): void {
  const why = standing(chain, gone);
  if (why) refuse(why);
}
