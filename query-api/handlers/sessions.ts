import { admin } from '../../domain/admin/admin.ts';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { refusalCodes, refusals, sentenceOf } from '../../domain/refusals.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';

/** The published error codes, grouped by module, which is the part of the code before the dot. */
export function errorCodes() {
  const modules = Map.groupBy(refusalCodes, (name) => name.split('.')[0]!);
  return [...modules].map(([module, names]) => ({
    module: module[0]!.toUpperCase() + module.slice(1),
    errors: names.map((name) => ({
      code: refusals[name].code,
      message: sentenceOf(name),
      refusal: name,
    })),
  }));
}

export const sessionHandlers = (kit: Pick<Kit, 'store' | 'vault'>) =>
  ({
    async session(_, { actor }) {
      const { role, id, organisationId = null } = actor;
      if (role === 'admin') {
        const { username = null } = await personalOf(kit, ref(admin, id));
        return { role, userId: id, uniqueId: null, username };
      }
      if (role === 'operator') {
        const { email = null } = await personalOf(kit, ref(operator, id));
        return { role, userId: id, uniqueId: organisationId, username: email };
      }
      return { role: 'visitor' as const, userId: null, uniqueId: null, username: null };
    },
    errorCodes: async () => errorCodes(),
  }) satisfies QueryHandlers;
