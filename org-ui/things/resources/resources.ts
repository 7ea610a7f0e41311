import type { Calls } from '../../../api/calls.ts';
import type { InputOf, ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import { limits, resourceProblem, scopeProblem } from '../../../web-kit/domain/limits.ts';
import { faultSays, nameWrongFor } from '../../../web-kit/faults.ts';
import type { Field } from '../../../web-kit/form/fields.ts';
import { keyOf } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { together } from '../../../web-kit/table/query.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { explained } from '../../parts/guides/explained.ts';
import { resourceWords as t } from './words.ts';

const path = 'GET /resource/getAllResources/:clientId';
export type Resource = ReplyOf<Calls, typeof path>['resources'][number];
/** The resources of an OpenID application. */
export const resourcesOf = (clientId: string) =>
  together<Resource>([...keyOf(path), { clientId }], async () => (await call(path, { clientId })).resources);

type Key = 'resourceName' | 'resourceIndicator' | 'scope' | 'accessTokenFormat' | 'accessTokenTTL';
const { least, most } = limits.tokenSeconds;

const fields: readonly Field<Key>[] = [
  {
    key: 'resourceName',
    label: t.columns.name,
    required: true,
    max: limits.name,
    rule: nameWrongFor(t.columns.name),
  },
  {
    key: 'resourceIndicator',
    label: t.columns.indicator,
    type: 'url',
    required: true,
    max: limits.url,
    hint: t.indicatorHint,
    rule: (typed) => faultSays(t.columns.indicator, resourceProblem(typed)),
  },
  {
    key: 'accessTokenFormat',
    label: t.columns.format,
    required: true,
    hint: t.formatHint,
    choices: [
      { value: 'opaque', label: 'opaque' },
      { value: 'jwt', label: 'jwt' },
    ],
  },
  {
    key: 'scope',
    label: t.columns.scope,
    required: true,
    max: limits.scope,
    hint: t.scopeHint,
    rule: (typed) => faultSays(t.columns.scope, scopeProblem(typed)),
  },
  {
    key: 'accessTokenTTL',
    label: t.columns.ttl,
    required: true,
    inputMode: 'numeric',
    rule: (typed) =>
      /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most
        ? undefined
        : t.ttlWrong(least, most),
  },
];
/** The fields of a new resource. */
export const resourceFields: readonly Field<Key>[] = fields.map((field) =>
  explained(field, paragraphs.resource),
);
export const blankResource = { accessTokenTTL: String(limits.tokenSeconds.default) };

/** Adds a resource with what was typed. */
export const addResource = sends(
  'POST /resource/createResource',
  (clientId: string, { accessTokenTTL, ...fields }: Record<Key, string>) =>
    ({
      clientId,
      ...fields,
      accessTokenTTL: Number(accessTokenTTL),
    }) as InputOf<Calls, 'POST /resource/createResource'>,
);
