import { z } from 'zod';
import { commandsOf, id, text } from '../kit.ts';
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

/** The events that end a secret, so that nothing is left of it that counts. */
export const secretEnded = (secrets: Application['secrets'], name: string) =>
  secrets[name] ? [happened.ApplicationSecretEnded({ name, secretId: secrets[name] })] : [];

/** Sets or replaces a secret. The one before it is no longer valid. */
export const SetSecret = command({ input: named.extend({ id: id() }) }, (_, secret, { newId }) => [
  secretSet(secret, newId()),
]);

/** Records that somebody was shown a secret. */
export const RevealSecret = command(
  { input: z.object({ id: id(), name: named.shape.name }) },
  ({ secrets }, { name }) => [
    happened.ApplicationSecretRevealed({ name, secretId: secrets[name] ?? refuse('application.secret') }),
  ],
);
