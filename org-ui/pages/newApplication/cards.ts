import { groups, type KindOfFamily, kindsOf } from '../../families/families.ts';
import type { Group } from '../../things/applicationPage/family.ts';

/** A card of the wizard; one of several kinds asks for the kind. */
type Card = Omit<NonNullable<Group['card']>, 'asks'> & {
  asks?: string;
  kinds: readonly [KindOfFamily, ...KindOfFamily[]];
};

/** The cards among which the wizard lets people choose. */
export const cards: readonly Card[] = groups.flatMap(({ card, families }): Card[] => {
  const kinds = kindsOf(families);
  return card
    ? [{ ...card, kinds: kinds as [KindOfFamily] }]
    : kinds.map((kind) => ({ ...kind.card!, kinds: [kind] }));
});
