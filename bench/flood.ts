import { setTimeout as pause } from 'node:timers/promises';
import { nextAddress } from '../test/clients/http.ts';
import { raw } from '../test/clients/raw.ts';
import { company, operatorOf } from '../test/people/people.ts';
import { berlin } from '../test/people/phones.ts';
import { type Guest, spawnProduct, visit } from '../test/product.ts';
import { type Benchmark, count, figure, type Table } from './kit.ts';
import { megabytesOf } from './processes.ts';

type Outcome = { done: number; limited: number; withoutRetryAfter: number; failed: number };
type Sample = { seconds: number; megabytes: number };
const atOnce = 16;

/** Growth in megabytes per minute, by least squares. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ seconds }) => seconds)), mean(samples.map((each) => each.megabytes))];
  const along = samples.reduce((sum, each) => sum + (each.seconds - x) * (each.megabytes - y), 0);
  const across = samples.reduce((sum, { seconds }) => sum + (seconds - x) ** 2, 0);
  return (along / across) * 60;
}

/** Requests that cost state or mails. Strangers can make all but the last, from a hundred addresses in turn. */
function floods(port: number, operator: Guest): Record<string, (n: number) => ReturnType<typeof raw>> {
  const from = (n: number) => visit({ port }, 'localhost', { address: addressOf(n % 100) });
  const email = (n: number) => `somebody${n}@flood.example`;
  return {
    'sign-in begun': (n) => raw(from(n), 'POST /loginOperator', { captcha: 'off' }),
    'registration begun': (n) =>
      raw(from(n), 'POST /registerOperator', { ...company(email(n)), captcha: 'off' }),
    'phone request opened': (n) =>
      raw(from(n), 'POST /transaction/createTransaction', { platform: 2, ...berlin, captcha: 'off' }),
    'e-mail asked about': (n) => raw(from(n), 'POST /checkOperator', { email: email(n) }),
    'forged link opened': (n) => raw(from(n), 'POST /addAdmin', { accessToken: `x${n}`, captcha: 'off' }),
    'invitation mailed': (n) =>
      raw(operator, 'POST /invite/sendInvite', { email: email(n), name: 'Somebody', type: 'ADD_ADMIN' }),
  };
}
const known: string[] = [];
const addressOf = (n: number) => (known[n] ??= nextAddress());

async function flooded(seconds: number, say: (line: string) => void) {
  const product = await spawnProduct({ CAPTCHA: 'off', LOG_LEVEL: 'silent' });
  const { pid } = product;
  const told: Record<string, Outcome> = {};
  const samples: Sample[] = [];
  try {
    const operator = await operatorOf(product, 'special_plan');
    const kinds = Object.entries(floods(product.port, operator.guest));
    const start = performance.now();
    const passed = () => (performance.now() - start) / 1000;
    let n = 0;
    const again = async () => {
      while (passed() < seconds) {
        const [name, ask] = kinds[n % kinds.length]!;
        const { status, headers } = await ask(n++);
        const here = (told[name] ??= { done: 0, limited: 0, withoutRetryAfter: 0, failed: 0 });
        here.done++;
        if (status === 429) here.limited++;
        if (status === 429 && !(Number(headers.get('retry-after')) > 0)) here.withoutRetryAfter++;
        if (status >= 500) here.failed++;
      }
    };
    const watching = (async () => {
      for (; passed() < seconds; await pause(2000))
        samples.push({ seconds: passed(), megabytes: await megabytesOf(pid) });
    })();
    await Promise.all([...Array.from({ length: atOnce }, again), watching]);
    say(`${count(n)} requests in ${figure(passed())} s, ${figure(samples.at(-1)!.megabytes)} MB`);
    return { told, samples, rate: n / passed() };
  } finally {
    await product.stop();
  }
}

export const flood: Benchmark = {
  name: 'flood',
  about: 'starts, phone requests and mails from a hundred addresses for five minutes: refusals and memory',
  async run({ quick, say }): Promise<Table[]> {
    const seconds = quick ? 10 : 300;
    const { told, samples, rate } = await flooded(seconds, say);
    const steady = samples.filter((each) => each.seconds >= seconds / 5);
    const at = (share: number) => steady[Math.round((steady.length - 1) * share)]!.megabytes;
    return [
      {
        title: `Flood: ${figure(rate)} requests a second for ${seconds} s`,
        columns: ['', 'requests', 'told 429', '429 without Retry-After', '5xx'],
        rows: Object.entries(told).map(([name, { done, limited, withoutRetryAfter, failed }]) => [
          name,
          ...[done, limited, withoutRetryAfter, failed].map(count),
        ]),
      },
      {
        title: 'Memory of the process meanwhile',
        columns: ['', 'MB'],
        rows: [
          [`after ${figure(seconds / 5)} s`, figure(at(0))],
          ['half-way', figure(at(0.5))],
          ['at the end', figure(at(1))],
          ['slope, MB a minute', figure(slopeOf(steady))],
        ],
        note: `Resident memory every two seconds; least squares without the first ${figure(seconds / 5)} s; ${atOnce} requests at once.`,
      },
    ];
  },
};
