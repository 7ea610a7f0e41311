import { mostProblems, problemCodes } from '../../domain/problems.ts';
import { refusalCodes, refusals, sentenceOf } from '../../domain/refusals.ts';

const text = (description: string, more: object = {}) => ({
  description,
  schema: { type: 'string', ...more },
});
const query = (name: string, description: string, example: string) => ({
  ...text(description),
  name,
  in: 'query',
  example,
});
const header = (name: string, description: string, pattern?: string) => ({
  ...text(description, pattern ? { pattern } : {}),
  name,
  in: 'header',
});

/** Parameters that many calls take. `docs/api.md` tells more of each. */
export const parameters = {
  range: query('range', 'The first and the last row, counted from 0: JSON, at most 1000 rows.', '[0,24]'),
  sort: query('sort', 'A column, and ASC or DESC: JSON.', '["createdAt","DESC"]'),
  filter: query('filter', 'Values of columns, and `q` to search in texts: JSON.', '{"q":"ada"}'),
  after: query('after', 'The `X-Next` of the answer before; `range` then begins at 0.', 'WyIyMDI2'),
  idempotencyKey: header(
    'Idempotency-Key',
    'A repeat with the same key and body changes nothing, and answers the same id.',
    '^[A-Za-z0-9_-]{8,100}$',
  ),
  readAfter: header(
    'X-Read-After',
    'The `X-Log-Position` of an earlier answer, which the rows must include.',
  ),
  unchangedSince: header(
    'X-Unchanged-Since',
    'The `X-Log-Position` of the answer on which the change is based. It is refused (1015) if somebody has changed the same settings since.',
    '^[0-9]{1,16}$',
  ),
  requestedWith: {
    ...header('X-Requested-With', 'Any value. It tells that no page of another origin makes the call.'),
    required: true,
  },
  correlationId: header(
    'X-Correlation-Id',
    'Is in the log lines and events of the call.',
    '^[A-Za-z0-9_-]{8,64}$',
  ),
};
export type ParameterName = keyof typeof parameters;

/** Headers of answers. */
export const headers = {
  position: text('The position of the change in the log.'),
  shown: text('The position up to which the answer includes the log at least. Operators and staff get it.'),
  stale: text('`true` when the rows are not up to date yet.', { enum: ['true'] }),
  shows: text('The names of what the answer is made of: read models, aggregates, sessions, tokens.'),
  changes: text(
    'The names of what may differ after the call. Answers that show one of them are out of date.',
  ),
  range: text('The rows of the list, and how many there are: `users 0-24/319`.'),
  next: text('The `after` of the next page; missing after the last row.'),
  retryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

/** What each status of a refusal means. */
const statuses = {
  400: 'The request is not valid; `errors` names the fields.',
  401: 'Nobody is signed in, or the token or the passkey was not accepted.',
  403: 'Not allowed, suspended, or the plan has no room.',
  404: 'What was asked for does not exist, or belongs to another organization.',
  409: 'Taken, or changed by somebody else at the same moment.',
  413: 'The body is too large.',
  415: 'The body is not JSON in UTF-8.',
  422: 'The `Idempotency-Key` came with another body before, or a search takes too long.',
  429: 'Too many calls; `Retry-After` says how many seconds to wait.',
  503: 'Not available now; `Retry-After` says when to try again.',
} as const;
export type RefusedStatus = keyof typeof statuses;

/** All codes by their statuses. Here they come once into a client, and with the responses once for each call. */
const codes = Object.entries(Object.groupBy(refusalCodes, (name) => refusals[name].status))
  .map(([status, names]) => {
    const told = names!.map((name) => `- ${refusals[name].code} \`${name}\`: ${sentenceOf(name)}`);
    return `${status}:\n${told.join('\n')}`;
  })
  .join('\n\n');

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
/** A response for each status of a refusal, with the codes that it can have. */
export const responses = Object.fromEntries(
  Object.entries(statuses).map(([status, description]) => {
    const waits = status === '429' || status === '503';
    const told = waits ? { headers: { 'Retry-After': { $ref: '#/components/headers/retryAfter' } } } : {};
    return [`Refused${status}`, { description, ...told, content }];
  }),
);

/** What any call can end with before it is known which one it is. */
export const anyRefusal = {
  description:
    'Refused before the call was looked at: 417 when the header `Expect` is not `100-continue`, 431 when the address ' +
    'and the headers together are longer than 16 kB.',
  content,
};

/** The body of every refusal. */
export const refusal = {
  type: 'object',
  required: ['errorCode', 'errorMessage', 'refusal', 'correlationId'],
  properties: {
    errorCode: {
      type: 'integer',
      description: `The exact reason. A number never changes its meaning.\n\n${codes}`,
    },
    errorMessage: {
      type: 'string',
      description: 'The reason in the language that `Accept-Language` asks for, or else in English.',
    },
    refusal: { type: 'string', enum: refusalCodes, description: 'The name of the reason.' },
    values: { type: 'object', description: 'What the sentence names, such as a feature.' },
    errors: {
      type: 'object',
      description: 'What is wrong with each field.',
      additionalProperties: { type: 'string' },
    },
    problems: {
      type: 'array',
      maxItems: mostProblems,
      description: 'What is wrong with each field, as a code and the values that its sentence names.',
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: {
          field: {
            type: 'string',
            description: 'Its name in the request; empty for the request as a whole.',
          },
          code: { type: 'string', enum: problemCodes },
          values: { type: 'object' },
        },
      },
    },
    accessToken: {
      type: 'string',
      description: 'The token of the call that helps on, where there is one: `POST /accessRequest`.',
    },
    correlationId: { type: 'string' },
  },
  example: {
    errorCode: 1000,
    errorMessage: 'name: is empty',
    refusal: 'request.invalid',
    errors: { name: 'is empty' },
    problems: [{ field: 'name', code: 'is.empty' }],
    correlationId: '4a6dba8e-5b1c-4c0e-9f0a-1f0f1c5e2a11',
  },
};
