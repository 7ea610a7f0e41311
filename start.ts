import { sandboxPages } from './command-api/billing/sandboxPage.ts';
import { makeFirstStaff } from './command-api/bootstrap.ts';
import type { mailer } from './command-api/mail/send.ts';
import { mailbox } from './command-api/mailbox.ts';
import { gatherSteps } from './command-api/passkeySteps/gather.ts';
import type { ReactionWatch } from './command-api/reactions/runner/watch.ts';
import { commandApi } from './command-api/server.ts';
import { wellKnown } from './command-api/wellKnown.ts';
import { demoClock } from './demo/clock.ts';
import { finishDemo, seedDemo } from './demo/demo.ts';
import { startFailure } from './event-store/cannotStart.ts';
import { createPrivately } from './event-store/privateFile.ts';
import { appsHandler } from './front/apps.ts';
import { docs } from './front/docs.ts';
import { downloads } from './front/downloads.ts';
import { links } from './front/links.ts';
import { notFound } from './front/notFound.ts';
import { models } from './projections/models.ts';
import { appManifest } from './query-api/appManifest.ts';
import { assetlinks } from './query-api/assetlinks.ts';
import { readiness } from './query-api/readiness.ts';
import { queryApi } from './query-api/server.ts';
import { radius } from './radius-gateway/server.ts';
import { react } from './reacting.ts';
import type { Work } from './server-kit/access/work.ts';
import { behindAt } from './server-kit/behind.ts';
import { serveControl } from './server-kit/control.ts';
import { tellLeading } from './server-kit/following/leaders.ts';
import { tellSingleSignOn } from './server-kit/following/listening.ts';
import { type Listening, startGateway } from './server-kit/gateways.ts';
import { serverApp } from './server-kit/http/app.ts';
import { listen } from './server-kit/http/listen.ts';
import { describeConfig } from './server-kit/settings/config.ts';
import { diskCheck, storeChecks } from './server-kit/start/checks.ts';
import { ssoGateway } from './sso-gateway/server.ts';
import { type Env, openSystem, type System } from './system.ts';
import { startUsage, type Welcomed, welcome } from './welcome.ts';

export type Started = Welcomed & {
  port: number;
  system: System;
  /** The ports of the gateways by their settings; 0 for each that is off. */
  ports: Listening['ports'];
  /** Tells when the reactions have done what is due, when the next will be, and whether this process leads them. */
  reactions: Pick<ReactionWatch, 'settled' | 'nextDue' | 'isLeading'>;
  stop: () => Promise<void>;
};

/** What asks for sign-ins in protocols of its own. */
const gateways = [radius];

type Options = {
  demo?: boolean | { days: number };
  acceptLoss?: boolean;
  clock?: () => number;
  work?: Work;
  pause?: number;
  stepsPause?: number;
};
/**
 * Starts the whole system in this process on embedded stores. `say` reports slow steps; `demo` fills the log with a year,
 * or with so many days; what browsers tell of passkeys is written after `stepsPause`.
 */
export async function start(
  env: Env,
  say: (line: string) => void = () => {},
  { demo = false, acceptLoss = false, clock: time = Date.now, work, pause, stepsPause }: Options = {},
): Promise<Started> {
  const { clock, at, end } = demoClock(time);
  const system = await openSystem(env, say, clock, { acceptLoss, work, pause });
  try {
    const { config, projecting } = system;
    const filling = demo === true ? {} : demo;
    const leaver = filling ? await seedDemo(system, at, { ...filling, say }) : null;
    end();
    const { watch, send } = await reacting(system);
    if (demo) await finishDemo(system, leaver);
    const listening = await startGateways(system, env, say);
    const control = await serveControl(config.DATA_DIR, system.commands);
    system.onClose(() => control.close());
    const apps = appsHandler(config, say);
    const sso = ssoGateway(system);
    const leads = { reactions: watch.isLeading, 'read models': () => projecting.status().leading };
    system.onClose(tellLeading(system, 'latchkey', leads));
    system.onClose(await tellSingleSignOn(system));
    const steps = gatherSteps(system, stepsPause);
    system.onClose(steps.close);
    const app = appOf(system, { apps, sso, steps, watch, send, listening });
    const { port, close } = await listen(app, config.PORT);
    system.onClose(close);
    await Promise.all([projecting.ready, apps.ready, ...listening.map((each) => each.ready)]);
    // Only now, because a password that is made by a start that fails is never shown.
    const before = await system.store.head();
    const admin = await makeFirstStaff(system);
    const head = await system.store.head();
    // Pages of the demo show the whole year from the start.
    if (leaver) while (!(await system.readAfter.reached(head)));
    else if (head > before) await system.readAfter.reached(head);
    const { close: stop } = system;
    const ports = Object.assign({}, ...listening.map((each) => each.ports));
    return { url: config.PUBLIC_ORIGIN, port, ports, config, admin, system, reactions: watch, stop };
  } catch (error) {
    await system.close();
    throw error;
  }
}

type Served = {
  apps: ReturnType<typeof appsHandler>;
  sso: ReturnType<typeof ssoGateway>;
  steps: ReturnType<typeof gatherSteps>;
  watch: ReactionWatch;
  send: ReturnType<typeof mailer>;
  listening: Awaited<ReturnType<typeof startGateways>>;
};
/** Everything that this process answers by HTTP, at one port. */
function appOf(system: System, { apps, sso, steps, watch, send, listening }: Served) {
  const { config, projecting } = system;
  const taken = async (subdomain: string) =>
    (await system.executor.reserved.holderOf('subdomain', subdomain)) !== null;
  return serverApp(system, {
    api: [commandApi(system, steps), queryApi(system), sso.api],
    root: [
      mailbox(config),
      wellKnown(system),
      sandboxPages(system),
      assetlinks(system),
      appManifest(system),
      sso.root,
      docs(config),
      downloads(config),
      links(config),
      notFound(config, taken),
      apps.handler,
    ],
    direct: sso.direct,
    checks: {
      ...storeChecks(system),
      disk: diskCheck(config.DATA_DIR),
      models: () => readiness(projecting, system),
      ...Object.fromEntries(listening.map(({ name, check }) => [name, check])),
      reactions: watch.progress,
      mail: send.progress,
    },
    counted: listening.flatMap(({ counted }) => counted),
    lag: async () => {
      const behind = await behindAt(system, projecting.status().position);
      return Object.fromEntries(models.map(({ name }) => [name, behind]));
    },
    reactions: watch.progress,
  });
}

async function startGateways(system: System, env: Env, say: (line: string) => void) {
  const all = [];
  for (const gateway of gateways) {
    const listening = await startGateway(gateway, system, { isChosen: Boolean(env[gateway.port]), say });
    system.onClose(listening.close);
    all.push(listening);
  }
  return all;
}

/** Runs the reactions until the system stops. */
async function reacting(system: System) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const started = await react(system, system.database, { signal, onClose: system.onClose });
  system.onClose(() => stopping.abort());
  return started;
}

async function main() {
  createPrivately();
  const words = process.argv.slice(2);
  if (words.includes('--help')) return console.log(`${startUsage}\n\n${describeConfig()}`);
  if (words.some((word) => !['--demo', '--accept-loss'].includes(word))) {
    console.error(startUsage);
    process.exitCode = 2;
    return;
  }
  const demo = words.includes('--demo');
  const acceptLoss = words.includes('--accept-loss');
  // At a terminal, log only warnings rather than a line of JSON for each request.
  const env = { ...(process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {}), ...process.env };
  const started = await start(env, (line) => console.log(`  ${line}`), { demo, acceptLoss });
  console.log(welcome({ ...started, demo }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      if (process.stdout.isTTY)
        console.log('\n  Stopping. Everything is kept, and the next start goes on from here.');
      void started.stop().then(() => process.exit(0));
    });
}

if (import.meta.main)
  main().catch((error) => {
    console.error(startFailure(error));
    process.exit(1);
  });
