import type * as application from '../../domain/application/events.ts';
import type * as brand from '../../domain/brand/events.ts';
import type * as contact from '../../domain/contact/events.ts';
import type * as device from '../../domain/device/events.ts';
import type * as directorySync from '../../domain/directorySync/events.ts';
import type * as group from '../../domain/group/events.ts';
import type * as helpRequest from '../../domain/helpRequest/events.ts';
import type * as invite from '../../domain/invite/events.ts';
import type * as inviteRun from '../../domain/inviteRun/events.ts';
import type * as keyring from '../../domain/keyring/events.ts';
import type { EventOf } from '../../domain/kit.ts';
import type * as licence from '../../domain/licence/events.ts';
import type * as operator from '../../domain/operator/events.ts';
import type * as organisation from '../../domain/organisation/events.ts';
import type * as person from '../../domain/person/events.ts';
import type * as pushes from '../../domain/pushes/events.ts';
import type * as pushSubscription from '../../domain/pushSubscription/events.ts';
import type * as radiusAccounting from '../../domain/radiusAccounting/events.ts';
import type * as radiusClient from '../../domain/radiusClient/events.ts';
import type * as recovery from '../../domain/recovery/events.ts';
import type * as refusal from '../../domain/refusal/events.ts';
import type * as subscription from '../../domain/subscription/events.ts';
import type * as transaction from '../../domain/transaction/events.ts';
import type * as user from '../../domain/user/events.ts';
import { deedOf, inWords } from '../eventWords.ts';

/** The events of all kinds of streams that an organisation has. A test finds the kind that is missing here. */
type Audited =
  | EventOf<typeof application>
  | EventOf<typeof brand>
  | EventOf<typeof contact>
  | EventOf<typeof device>
  | EventOf<typeof directorySync>
  | EventOf<typeof group>
  | EventOf<typeof helpRequest>
  | EventOf<typeof invite>
  | EventOf<typeof inviteRun>
  | EventOf<typeof keyring>
  | EventOf<typeof licence>
  | EventOf<typeof operator>
  | EventOf<typeof organisation>
  | EventOf<typeof person>
  | EventOf<typeof pushes>
  | EventOf<typeof pushSubscription>
  | EventOf<typeof radiusAccounting>
  | EventOf<typeof radiusClient>
  | EventOf<typeof recovery>
  | EventOf<typeof refusal>
  | EventOf<typeof subscription>
  | EventOf<typeof transaction>
  | EventOf<typeof user>;

/**
 * What somebody did, for every event that the audit can show: the whole of what follows the name of the one who did it. In
 * brackets, `…` is the name of the one whom it is about. If that is not known, the brackets are left out, or say what stands
 * in them after a bar: `suspended the application[ …]`, `added […|somebody] to a group`.
 */
export type Deeds = Readonly<Record<Audited['type'], string>>;

/** A deed with the name of the one whom it is about, or without it. */
const told = (deed: string, whom: string | null): string =>
  deed.replace(/\[([^\]|]*)\|?([^\]]*)\]/g, (_, named: string, nameless: string) =>
    whom ? named.replace('…', () => whom) : nameless,
  );
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Tells deeds in a language: as they follow a name, and alone, without the words that only lead over from a name
 * (`leading`, of that language). An event of a later release than the page's is told in English.
 */
export function telling(deeds: Deeds, leading = /^/) {
  const known: Readonly<Record<string, string | undefined>> = deeds;
  function title(event: string): string {
    const deed = known[event];
    return deed ? capital(told(deed, null).replace(leading, '')) : inWords(event);
  }
  return {
    title,
    did(event: string, whom: string | null): string {
      const deed = known[event];
      return deed ? told(deed, whom) : deedOf(event, whom);
    },
    /** The events whose title holds all of these words, and those whose name holds what was typed. */
    found(typed: string): string[] {
      const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
      return Object.keys(known).filter((event) => {
        const shown = title(event).toLowerCase();
        return parts.every((part) => shown.includes(part)) || event.toLowerCase().includes(parts.join(''));
      });
    },
  };
}
