import { refuse } from '../../domain/refusals.ts';
import type { PasskeyStep } from '../../domain/signIns/passkeySteps.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import { browserOf, platformOf } from '../../server-kit/http/request/userAgent.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { organisationHere } from '../organisationHere.ts';
import { siteFor } from '../users/sdk/sdkSite.ts';
import type { Step, Steps } from './gather.ts';

type Told = Pick<Step, 'ceremony'> & { step: PasskeyStep };
/** Of the browser, only its family and platform are counted. */
const stepIn = ({ ceremony, step }: Told, { userAgent }: { userAgent: string | undefined }): Step => ({
  ...{ ceremony, step },
  ...{ platform: platformOf(userAgent), browser: browserOf(userAgent) },
});

/** Handles what browsers tell of passkeys. Which organisation it counts for follows from the host or the application. */
export function passkeyStepHandlers(kit: Kit, steps: Steps) {
  return {
    async tellPasskeyStep(told, caller) {
      const { app } = caller.host;
      if (app !== 'org' && app !== 'public') refuse('request.unknown');
      const here = app === 'org' ? await organisationHere(kit, caller) : null;
      steps.count(here?.organisationId ?? null, stepIn(told, caller));
      return { errorCode: 0 };
    },

    async sdkStep({ appId, ...told }, caller) {
      const { organisationId } = await siteFor(kit, appId, caller);
      steps.count(organisationId, stepIn(told, caller));
      return { errorCode: 0 };
    },
  } satisfies CommandHandlers;
}
