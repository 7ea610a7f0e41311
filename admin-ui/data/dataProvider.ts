import simpleRest from 'ra-data-simple-rest';
import { type DataProvider, HttpError } from 'react-admin';
import type { RefusedBody } from '../../domain/refusedIn.ts';
import { call, noteRead, positionOf, readAfter } from '../../web-kit/call.ts';
import { untilFresh } from '../../web-kit/openTab/fresh.ts';
import { refusedHere } from '../../web-kit/refusals.ts';
import type { AsOf, Happened, Parked, Reactions } from '../base/log.ts';
import type { Resource, Writes } from '../base/resource.ts';
import { words } from '../base/words.ts';

type Answer = { status: number; headers: Headers; body: string; json: unknown };

async function fetchJson(url: string, options: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  for (const [name, value] of Object.entries(readAfter())) headers.set(name, value);
  const answer = await untilFresh(() => fetch(url, { ...options, headers }));
  noteRead(modelIn(url), answer);
  const body = await answer.text();
  const json = parsed(body);
  if (!answer.ok) {
    const refused = await refusedHere((json ?? {}) as RefusedBody);
    throw new HttpError(refused.errorMessage ?? words.wrong, answer.status, refused);
  }
  return { status: answer.status, headers: answer.headers, body, json };
}

/** The name of the read model in an address, such as `/api/models/users?range=…`. */
const modelIn = (url: string) => /\/models\/(\w+)/.exec(url)?.[1] ?? url;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const reads = simpleRest('/api/models', fetchJson);

/** Finds the call behind an action of a resource. Throws when there is none, because the models themselves are read-only. */
const writingOf =
  (resources: readonly Resource[]) =>
  <K extends keyof Writes>(resource: string, action: K): NonNullable<Writes[K]> => {
    const found = resources.find(({ name }) => name === resource)?.writes?.[action];
    if (!found) throw new Error(words.readOnly);
    return found;
  };

/** react-admin leaves the type of the record to its caller; of the reply of a change this console uses the position alone. */
const answered = (record: object, reply: unknown) => ({
  data: record as never,
  position: positionOf(reply),
});

/** react-admin's data provider, extended by the reads of the event log. */
export type Staff = DataProvider & {
  events: (stream: string, from: number, count: number) => Promise<{ data: Happened[] }>;
  asOf: (stream: string, position: string) => Promise<{ data: AsOf }>;
  parked: () => Promise<{ data: Parked }>;
  reactions: () => Promise<{ data: Reactions }>;
};

const asIs = async <T>(filter: T): Promise<T> => filter;

/** The data provider of these resources. Reads come from the models, unless a resource has a call for them; changes go to the calls of the requirements. */
export function providerOf(resources: readonly Resource[]): Staff {
  const writing = writingOf(resources);
  return {
    ...reads,
    getList: async (resource, params) => {
      const { reads: own, finds = asIs } = resources.find(({ name }) => name === resource) ?? {};
      if (!own) return reads.getList(resource, { ...params, filter: await finds(params.filter ?? {}) });
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
      const { rows, total } = await own({ page, perPage, filter: params.filter ?? {} });
      return { data: rows as never[], total };
    },
    create: async (resource, { data }) => {
      const made = await writing(resource, 'create')(data);
      return answered({ ...data, id: made.id }, made);
    },
    update: async (resource, { id, data, previousData }) => {
      const changed = await writing(resource, 'update')({ id: String(id), data, previousData });
      return answered({ ...previousData, ...data, id }, changed);
    },
    delete: async (resource, { id, previousData }) => {
      const deleted = await writing(resource, 'delete')(String(id));
      return answered(previousData ?? { id }, deleted);
    },
    updateMany: () => Promise.reject(new Error(words.readOnly)),
    deleteMany: () => Promise.reject(new Error(words.readOnly)),

    events: async (stream, from, count) => ({
      data: (await call('GET /history/:stream', { stream, from, count })).events,
    }),
    asOf: async (stream, position) => ({
      data: await call('GET /history/:stream/asOf/:position', { stream, position }),
    }),
    parked: async () => ({ data: await call('GET /history-parked', {}) }),
    reactions: async () => ({ data: await call('GET /reactions', {}) }),
  };
}
