import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../../server-kit/settings/settings.ts';
import { importsOf, source } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const exclude = ['**/node_modules/**', '**/dist/**'];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const linesOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
type Service = {
  environment?: Record<string, string | null>;
  command?: string[];
  ports?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  networks?: string[];
};
const compose = () =>
  parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, Service>;
    networks: Record<string, { internal?: boolean }>;
  };

test('the image gets what is named, and no secrets and no data from the folders that are', () => {
  const [first, ...rules] = linesOf('.dockerignore');
  expect(first, 'everything is left out first').toBe('*');
  const names = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  const named = globSync(names, { cwd: root });
  const last = rules.findLastIndex((rule) => rule.startsWith('!'));
  for (const secret of ['**/.env*', '**/*.db*', '**/master.key', '**/backup*'])
    expect(rules.indexOf(secret), secret).toBeGreaterThan(last);
  for (const name of names) expect(name, 'whole names, and gateways').toMatch(/^(?:[.\w-]+|\*-gateway)$/);
  expect(names.filter((name) => !globSync(name, { cwd: root }).length)).toEqual([]);
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  expect(globSync(workspaces, { cwd: root }).filter((name) => !named.includes(name.split('/')[0]!))).toEqual(
    [],
  );
  expect(['test', 'bench', 'data'].filter((name) => named.includes(name))).toEqual([]);
});

test('what the product imports is in the image', () => {
  const names = linesOf('.dockerignore')
    .filter((rule) => rule.startsWith('!'))
    .map((rule) => rule.slice(1));
  const named = new Set(globSync(names, { cwd: root }));
  const files = [...named].flatMap((name) =>
    /\.ts$/.test(name) ? [name] : globSync(`${name}/**/*.{ts,tsx}`, { cwd: root, exclude }),
  );
  const ours = files.filter((file) => !/\.test\.tsx?$|\/test[A-Z]/.test(file));
  const outside = ours.flatMap((file) =>
    importsOf(source(root, file))
      .filter(({ to, typeOnly }) => !typeOnly && /^[\w./-]+\.tsx?$/.test(to) && !named.has(to.split('/')[0]!))
      .map(({ to }) => `${file} imports ${to}`),
  );
  expect(outside).toEqual([]);
});

test('node.sh starts every process of the product, so that they share the settings of the runtime', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const started = Object.values(scripts).filter((script) => /\b(start|cli|services\/run)\.ts\b/.test(script));
  expect(started.length).toBeGreaterThan(8);
  for (const script of started) expect(script).toMatch(/(^|&& )exec \.\/node\.sh /);
  const commands = Object.values(compose().services).flatMap(({ command }) => (command ? [command[0]] : []));
  expect(new Set(commands)).toContain('./node.sh');
  expect(commands).not.toContain('node');
  expect(read('Dockerfile')).toMatch(/^CMD \["\.\/node\.sh", /m);
});

test('the containers are given every setting that is not for trials, and know no other', () => {
  const ours = Object.values(compose().services).filter(({ command }) => command?.[0] === './node.sh');
  const given = new Set(ours.flatMap(({ environment = {} }) => Object.keys(environment)));
  const inside = ['RADIUS_AUTH_PORT', 'RADIUS_ACCT_PORT', 'RADIUS_HOST'];
  const refusedInProduction = ['CAPTCHA', 'PUSH_ENDPOINTS'];
  const known = Object.keys(settings.shape).filter(
    (name) => ![...inside, ...refusedInProduction].includes(name),
  );
  expect([...given].toSorted()).toEqual(known.toSorted());
});

test('git takes no secrets and no data', () => {
  const secrets = ['.env*', '*.db', '*.db-*', 'master.key*', 'backup*'];
  expect(linesOf('.gitignore')).toEqual(expect.arrayContaining(secrets));
});

test('the processes of the image have no rights beyond their own files', () => {
  const stages = read('Dockerfile').split(/^FROM /m);
  const final = stages.at(-1)!.split('\n');
  const userAt = final.indexOf('USER node');
  const startAt = final.findIndex((line) => line.startsWith('CMD'));
  expect(userAt).toBeGreaterThan(0);
  expect(final.slice(userAt, startAt).filter((line) => /^USER|^COPY|^ADD/.test(line))).toEqual(['USER node']);
  for (const [name, service] of Object.entries(compose().services)) {
    expect(service.cap_drop, name).toEqual(['ALL']);
    expect(service.security_opt, name).toEqual(['no-new-privileges:true']);
    if (name !== 'postgres') expect(service.cap_add, name).toBeUndefined();
  }
});

test('only this machine reaches the ports, and only our services the log', () => {
  const { services, networks } = compose();
  const published = Object.values(services).flatMap(({ ports = [] }) => ports);
  expect(published.length).toBeGreaterThan(0);
  for (const port of published) expect(port).toMatch(/^\$\{\w+:-127\.0\.0\.1\}:/);
  expect(networks.log).toEqual({ internal: true });
  expect(services.eventstoredb!.networks).toEqual(['log']);
  expect(services.postgres!.networks).toBeUndefined();
});
