import type { WireNames } from '../../../api/settings.ts';
import { radiusSecretPattern } from '../../../web-kit/domain/limits.ts';
import { sourceNetworkOf } from '../../../web-kit/domain/networks.ts';
import { defaultsOf, type Setting, wireName } from '../../../web-kit/domain/settings.ts';
import type { Field, Values } from '../../../web-kit/form/fields.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { explained } from '../../parts/guides/explained.ts';
import { fieldsOf } from '../../things/settings/fields.ts';
import { clientRows } from './clientWords.ts';
import { radiusTexts } from './texts.ts';

const { fields: t } = radiusTexts;
/** The names in calls of what can be typed about a client. */
export type ClientKey = WireNames<typeof clientRows, 'creating'> | 'radius_client_secret';

/** Why a secret is too weak, or undefined: too short, or of one kind of character. */
export function secretProblem(secret: string): string | undefined {
  if (!radiusSecretPattern.test(secret)) return t.secretWrong;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]|_/].filter((kind) => kind.test(secret)).length;
  return kinds < 2 || new Set(secret).size < 8 ? t.secretPlain : undefined;
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/**
 * A new secret of 20 characters that are hard to confuse. They are letters and digits only: a command such as `radclient`
 * takes a secret that begins with a hyphen for an option.
 */
export function newSecret(): string {
  const made = [...crypto.getRandomValues(new Uint8Array(200))]
    .filter((octet) => octet < alphabet.length * 4)
    .slice(0, 20)
    .map((octet) => alphabet[octet % alphabet.length])
    .join('');
  return secretProblem(made) ? newSecret() : made;
}

/** The fields of a client; `changing` keeps its secret when none is typed. */
export const clientFields = (ip: string, changing = false): readonly Field<ClientKey>[] => {
  const [name, address, ...others] = fieldsOf<ClientKey>(clientRows);
  const secret: Field<ClientKey> = {
    key: 'radius_client_secret',
    label: t.secret,
    secret: true,
    required: !changing,
    hint: changing ? t.secretChange : t.secretHint,
    rule: secretProblem,
  };
  const source = (typed: string) => (sourceNetworkOf(typed) ? undefined : t.ipWrong);
  return [
    name!,
    { ...address!, label: ip, rule: source },
    explained(secret, paragraphs.clientSecret),
    ...others,
  ];
};

/** The initial values of a client that is changed. Its secret is never read back. */
export const valuesOf = (client: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries<Setting>(clientRows).map(([name, row]) => [
      wireName(name, row, 'creating'),
      client[wireName(name, row, 'shown')],
    ]),
  ) as Partial<Values<ClientKey>>;
/** The initial values of a new client. */
export const blankClient = () => ({
  radius_client_secret: newSecret(),
  authType: 'inApp',
  ...defaultsOf(clientRows),
});
