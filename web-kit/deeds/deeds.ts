import type { EventOf } from '../../domain/kit.ts';
import { deedOf, inWords } from '../eventWords.ts';

/** The events of all kinds of streams that an organisation has. A test finds the kind that is missing here. */
type Audited =
  | EventOf<typeof import('../../domain/application/events.ts')>
  | EventOf<typeof import('../../domain/billingDetails/events.ts')>
  | EventOf<typeof import('../../domain/brand/events.ts')>
  | EventOf<typeof import('../../domain/contact/events.ts')>
  | EventOf<typeof import('../../domain/device/events.ts')>
  | EventOf<typeof import('../../domain/directorySync/events.ts')>
  | EventOf<typeof import('../../domain/group/events.ts')>
  | EventOf<typeof import('../../domain/helpRequest/events.ts')>
  | EventOf<typeof import('../../domain/invite/events.ts')>
  | EventOf<typeof import('../../domain/inviteRun/events.ts')>
  | EventOf<typeof import('../../domain/keyring/events.ts')>
  | EventOf<typeof import('../../domain/licence/events.ts')>
  | EventOf<typeof import('../../domain/operator/events.ts')>
  | EventOf<typeof import('../../domain/organisation/events.ts')>
  | EventOf<typeof import('../../domain/person/events.ts')>
  | EventOf<typeof import('../../domain/pushes/events.ts')>
  | EventOf<typeof import('../../domain/pushSubscription/events.ts')>
  | EventOf<typeof import('../../domain/radiusAccounting/events.ts')>
  | EventOf<typeof import('../../domain/radiusClient/events.ts')>
  | EventOf<typeof import('../../domain/recovery/events.ts')>
  | EventOf<typeof import('../../domain/refusal/events.ts')>
  | EventOf<typeof import('../../domain/subscription/events.ts')>
  | EventOf<typeof import('../../domain/transaction/events.ts')>
  | EventOf<typeof import('../../domain/user/events.ts')>;

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
