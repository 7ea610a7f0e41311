import type { z } from 'zod';
import {
  type applicationCalls,
  settingsIn,
  shownSettings,
  siteOfApp,
} from '../../../api/calls/applications/applications.ts';
import { sourceIn } from '../../../api/calls/parts/userSource.ts';
import { type Application, application } from '../../../domain/application/application.ts';
import {
  ActivateApplication,
  ChangeApplication,
  SuspendApplication,
} from '../../../domain/application/commands.ts';
import { SetUserSource } from '../../../domain/application/directory.ts';
import { ownSiteOf } from '../../../domain/application/kinds.ts';
import { ref } from '../../../domain/kit.ts';
import { refuse } from '../../../domain/refusals.ts';
import { further } from '../../../event-store/metadata.ts';
import type { Caller, CommandHandlers } from '../../../server-kit/calls/caller.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { notOurs, ownOriginOf } from '../../notOurs.ts';
import { shownByLog } from './shownByLog.ts';

type Changing = { appId: string } & z.output<typeof applicationCalls.updateApp.body>;

/** Handles changes of an application's settings. */
export function applicationHandlers(kit: Kit) {
  const { executor } = kit;

  /** Converts the call's body to settings of the application's kind. */
  async function changesIn(asked: Changing, { settings: before }: Application, caller: Caller) {
    const { kind } = ownSiteOf(before) ?? refuse('application.unknown');
    const { origin: named, origins = named } = asked;
    const check = {
      ownOrigin: () => ownOriginOf(kit, caller),
      notOurs: (all: readonly string[]) => notOurs(kit, all),
    };
    if (kind === 'web') check.notOurs(origins ?? []);
    const sites =
      kind === 'mobile' && origins
        ? await Promise.all(origins.map((each) => siteOfApp(each, check)))
        : origins;
    return { ...settingsIn(asked), kind, ...(sites && { origins: sites }) } as never;
  }
  return {
    async updateApp(asked, caller) {
      const { appId: id, suspended } = asked;
      const target = ref(application, id);
      const { state, ancestors } = await executor.look(target);
      if (ancestors.organisationId !== caller.actor.organisationId) refuse('application.unknown');
      const changes = await changesIn(asked, state as Application, caller);
      const { provenance } = caller;
      let { position } = await executor.execute(ChangeApplication, { id, changes }, provenance);
      const again = further(provenance);
      const source = sourceIn(asked);
      if (source) position = (await executor.execute(SetUserSource, { id, source }, again)).position;
      if (suspended !== undefined) {
        const command = suspended ? SuspendApplication : ActivateApplication;
        position = (await executor.execute(command, { id }, again)).position;
      }
      const then = (await executor.look(target)).state as Application;
      return {
        errorCode: 0,
        ...shownSettings(ownSiteOf(then.settings)!),
        ...(await shownByLog(kit, id, then)),
        id,
        position,
      };
    },
  } satisfies CommandHandlers;
}
