import { z } from 'zod';
import { commandsOf, id, ref } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import * as happened from './events.ts';
import { passkeyStepsOfDay } from './passkeySteps.ts';
import { stepCount } from './stepCount.ts';

const command = commandsOf(passkeyStepsOfDay);

/** Records how far passkeys came, on the pages of an organisation, or on those that belong to none. */
export const CountPasskeySteps = command(
  {
    input: z.object({
      id: id(),
      organisationId: id().nullable(),
      from: z.iso.datetime(),
      counts: z.array(stepCount).min(1),
    }),
    parent: ({ organisationId }) => (organisationId === null ? null : ref(organisation, organisationId)),
  },
  (_, { from, counts }) => [happened.PasskeyStepsCounted({ from, counts })],
);
