import nodemailer from 'nodemailer';
import { mailer } from '../command-api/mail/send.ts';
import type { Reaction } from '../command-api/reactions/kit/kit.ts';
import { mails } from '../command-api/reactions/mails/mails.ts';
import { newestIn } from '../command-api/reactions/runner/notes.ts';
import { placesIn } from '../command-api/reactions/runner/position.ts';
import { beginReactions, runReactions } from '../command-api/reactions/runner/run.ts';
import { WriteCustomMail } from '../domain/mail/commands.ts';
import { positionStream } from '../event-store/identity/look.ts';
import type { Kit } from '../server-kit/kit.ts';
import { createLog } from '../server-kit/log.ts';
import { readConfig } from '../server-kit/settings/config.ts';
import { openKit } from '../server-kit/start/openKit.ts';
import { startSmtp } from '../test/double/smtp.ts';
import {
  type Benchmark,
  count,
  type Effort,
  inTempFolder,
  milliseconds,
  ratio,
  type Table,
  timed,
} from './kit.ts';
import { fill, openStores } from './log.ts';

const provenance = { actor: { role: 'admin', id: 'root' }, correlationId: 'bench' } as const;
const write = (kit: Kit, email: string) =>
  kit.executor.execute(
    WriteCustomMail,
    { id: crypto.randomUUID(), email, subject: 'News', message: 'Hello' },
    provenance,
  );
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Runs the mail reactions of a data folder during the work. */
async function during<T>(folder: string, env: object, work: (kit: Kit) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: folder, MAIL_FROM: 'no-reply@latchkey.example', ...env });
  const kit = await openKit(config, createLog('silent'));
  const send = mailer(config);
  const all: Reaction[] = mails(send);
  const stopping = new AbortController();
  await beginReactions(kit, all);
  const running = runReactions(kit, all, stopping.signal);
  try {
    return await work(kit);
  } finally {
    stopping.abort();
    await running;
    send.close();
    await kit.close();
  }
}

/** Sends mails through a server that takes a second for each, by our reactions and by as many bare connections. */
async function slowServer({ quick, say }: Effort): Promise<Table> {
  const [number, takes] = quick ? [4, 100] : [30, 1000];
  const smtp = await startSmtp();
  smtp.takes = takes;
  const url = `smtp://127.0.0.1:${smtp.port}`;
  const people = Array.from({ length: number }, (_, n) => `person-${n}@acme.example`);
  const bare = nodemailer.createTransport({ url, pool: true, maxConnections: 8 });
  const from = 'no-reply@latchkey.example';
  const baseline = await timed(() =>
    Promise.all(people.map((to) => bare.sendMail({ from, to, subject: 'News', text: 'Hello' }))),
  );
  bare.close();
  const before = smtp.delivered.length;
  const ours = await inTempFolder((folder) =>
    during(folder, { SMTP_URL: url }, (kit) =>
      timed(async () => {
        for (const email of people) await write(kit, email);
        while (smtp.delivered.length < before + number) await soon();
      }),
    ),
  );
  await smtp.stop();
  say(`${number} mails: ${milliseconds(ours)}`);
  return {
    title: `${number} mails through a mail server that takes ${milliseconds(takes)} for each`,
    columns: ['mails', 'reactions', 'bare nodemailer', 'ratio'],
    rows: [[count(number), milliseconds(ours), milliseconds(baseline), ratio(ours, baseline)]],
    note: 'Baseline: nodemailer alone with as many connections, eight.',
  };
}

/** Measures the first mail after a restart, with logs of several sizes. */
async function firstMail({ quick, say }: Effort): Promise<Table> {
  const rows: Table['rows'] = [];
  let smallest = Number.NaN;
  for (const events of quick ? [0, 100, 200] : [0, 10_000, 100_000])
    await inTempFolder(async (folder) => {
      const smtp = await startSmtp();
      const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
      await during(folder, env, async () => {});
      const stores = await openStores(folder);
      await fill(stores, events);
      await stores.close();
      const catchesUp = await timed(() =>
        during(folder, env, async ({ store }) => {
          const head = await store.head();
          const through = async () => {
            const { event } = await newestIn(store, positionStream);
            const places = placesIn(event!.data as never);
            return Math.min(...[...places.values()].map((place) => place.through));
          };
          while ((await through()) < Math.min(head, events)) await soon();
        }),
      );
      const first = await timed(() =>
        during(folder, env, async (kit) => {
          await write(kit, 'ada@acme.example');
          while (!smtp.delivered.length) await soon();
        }),
      );
      await smtp.stop();
      if (Number.isNaN(smallest)) smallest = first;
      say(`${events} events: first mail after ${milliseconds(first)}`);
      rows.push([count(events), milliseconds(catchesUp), milliseconds(first), ratio(first, smallest)]);
    });
  return {
    title: 'First mail after a restart',
    columns: [
      'events in the log',
      'events passed for the first time',
      'restart to first mail',
      'to the smallest',
    ],
    rows,
    note: 'Stores opened, reactions run, a mail written and delivered, all stopped. The process is running already.',
  };
}

export const reactions: Benchmark = {
  name: 'reactions',
  about: 'mails through a slow mail server, and the first one after a restart',
  run: async (effort) => [await slowServer(effort), await firstMail(effort)],
};
