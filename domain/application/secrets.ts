import { z } from 'zod';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import { type Application, application } from './application.ts';
import * as happened from './events.ts';

const command = commandsOf(application);
/** The name of the client secret among an OpenID application's secrets. */
export const clientSecret = 'client';
/** A secret's name within its application, such as `client`, and the secret itself. */
export const named = z.object({ name: text(64, 1), value: text(512, 1) });

/** The event that sets a secret. The id tells it apart from earlier and later ones of the same name. */
export const secretSet = ({ name, value }: z.output<typeof named>, secretId: string) =>
  happened.ApplicationSecretSet({ name, secretId, value });

/** The events that end a secret, and the one before it if that is kept. */
export const secretsEnded = ({ secrets, keptSecrets }: Application, name: string) =>
  [keptSecrets[name]?.secretId, secrets[name]].flatMap((secretId) =>
    secretId ? [happened.ApplicationSecretEnded({ name, secretId })] : [],
  );

/**
 * Sets or replaces a secret. The one before it counts for so many hours more, so that it can be replaced wherever it is
 * in use. Of two before it, the older one ends.
 */
export const SetSecret = command(
  {
    input: named.extend({
      id: id(),
      keepHours: z.number().int().min(0).max(limits.keptSecretHours).default(0),
    }),
  },
  ({ secrets }, { keepHours, ...secret }, { newId, now }) => {
    const before = secrets[secret.name];
    const until = new Date(now.getTime() + keepHours * 3_600_000).toISOString();
    const kept = happened.ApplicationSecretKept({ name: secret.name, secretId: before ?? '', until });
    return [secretSet(secret, newId()), ...(before && keepHours ? [kept] : [])];
  },
);

/** Ends the secret before the current one, if it is kept. */
export const EndKeptSecret = command(
  { input: z.object({ id: id(), name: named.shape.name }) },
  ({ keptSecrets }, { name }) => {
    const kept = keptSecrets[name];
    return kept ? [happened.ApplicationSecretEnded({ name, secretId: kept.secretId })] : [];
  },
);

/** Records that somebody was shown a secret. */
export const RevealSecret = command(
  { input: z.object({ id: id(), name: named.shape.name }) },
  ({ secrets }, { name }) => [
    happened.ApplicationSecretRevealed({ name, secretId: secrets[name] ?? refuse('application.secret') }),
  ],
);
