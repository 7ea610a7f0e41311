import { embeddedLogo } from '../../../domain/application/settings/shared.ts';
import { brand } from '../../../domain/brand/brand.ts';
import { paletteOf } from '../../../domain/brand/colours.ts';
import { lives, type Ref, ref } from '../../../domain/kit.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { mailsIn } from '../../../domain/translations.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { languageFor } from '../../../server-kit/people/readers.ts';
import type { Brand } from '../../mail/html.ts';
import { nameInMail } from '../../mail/names.ts';
import { latchkey } from '../../mail/templates.ts';

/**
 * The brand of a mail that an organisation causes, and the language of its mails. The logo is that of the application if the
 * mail is about one that has a logo, otherwise the one that the organisation has published.
 */
export async function brandOf(kit: Kit, organisationId: string | undefined, logo = ''): Promise<Brand> {
  if (!organisationId) return latchkey;
  const sender = ref(organisation, organisationId);
  const { name } = await personalOf(kit, sender);
  const language = await mailsIn[(await kit.executor.look(sender)).state.language]();
  const shownName = nameInMail(name ?? '') || latchkey.name;
  const own = { ...latchkey, name: shownName, logo: embeddedLogo(logo), language };
  const { state: published } = await kit.executor.look(ref(brand, organisationId));
  if (!lives(published)) return own;
  const { brand: ground, 'on-brand': text } = paletteOf(published, 'light');
  const { logo: publishedLogo, mailWords: words } = published;
  return { ...own, logo: own.logo || publishedLogo, colours: { ground, text }, sender: shownName, words };
}

/** The brand of a mail to somebody known, in the language which that person has chosen, if any. */
export async function brandFor(kit: Kit, who: Ref, brand: Brand): Promise<Brand> {
  const chosen = await languageFor(kit, who);
  return chosen ? { ...brand, language: await mailsIn[chosen]() } : brand;
}
