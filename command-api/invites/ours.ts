import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** Refuses applications of other organisations, as if they were not there. */
export async function mustBeOurs(
  { executor }: Pick<Kit, 'executor'>,
  organisationId: string,
  applicationIds: readonly string[],
): Promise<void> {
  const found = await Promise.all(applicationIds.map((id) => executor.look(ref(application, id))));
  if (found.some(({ ancestors }) => ancestors.organisationId !== organisationId))
    refuse('application.unknown');
}
