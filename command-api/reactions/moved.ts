import { applicationLimits } from '../../domain/families/families.ts';
import { importCall } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Children, endChildren } from './children.ts';
import type { Cause } from './kit/cause.ts';

/**
 * Whether an organisation was activated because it has come from another installation. What happened there causes nothing
 * here, so that whatever waits for a time has to be begun anew.
 */
export const isMove = ({ metadata }: Cause): boolean => metadata.call === importCall;

/** Does something for each application of the organisation. One that fails holds up no other. */
export const eachApplicationOf = (kit: Kit, cause: Cause, does: (id: string) => Promise<unknown>) =>
  endChildren(
    kit,
    applicationLimits.map((kind): Children => [{ kind, of: cause.target.id }, does]),
    cause,
  );
