import type { Call, OfFamily } from '../../api/callKinds.ts';
import type { FamilyName } from '../../domain/families/families.ts';
import type { Handler } from './caller.ts';

/** The handler of each call of a table: by the call's name, or by the part of a family that it is. */
export function handlersByCall(
  table: Record<string, Call>,
  own: Record<string, unknown>,
  shared: Record<string, (family: FamilyName) => unknown> = {},
): ReadonlyMap<Call, Handler> {
  const handlerOf = (name: string, { part, family }: Partial<OfFamily>) =>
    part && family ? shared[part]?.(family) : own[name];
  return new Map(
    Object.entries(table).map(([name, call]) => [
      call,
      handlerOf(name, call as Partial<OfFamily>) as Handler,
    ]),
  );
}
