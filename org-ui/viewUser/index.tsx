import { type Page, screen } from '../page.ts';
import { type FamilyName, families } from '../users/families.ts';

/** The pages of one user, one path for each family. */
export const userPages: readonly Page[] = (Object.keys(families) as FamilyName[]).map((familyName) => ({
  path: families[familyName].path,
  under: '/user',
  Screen: screen(async () => {
    const { ViewUser } = await import('./ViewUser.tsx');
    return { default: () => <ViewUser familyName={familyName} /> };
  }),
}));
